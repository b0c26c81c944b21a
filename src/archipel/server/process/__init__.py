"""One server process: the scheduler, the news from other workers, and the object that holds all parts."""
