/** The view of Chawaï as the server sends it. */

import type { Frozen } from "../../lib/board";
import type { Scene } from "./types";

export type ChawaiView = Frozen<Scene>;
