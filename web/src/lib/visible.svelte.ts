/** Whether this page is in front, for everything that depends on it. */

class Visible {
  isHidden = $state(document.hidden);

  constructor() {
    document.addEventListener("visibilitychange", () => (this.isHidden = document.hidden));
  }
}

export const visible = new Visible();
