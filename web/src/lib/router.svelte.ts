/** The current screen: the part of the address after #, which the server does not need to know. */

class Router {
  path = $state(read());

  constructor() {
    addEventListener("hashchange", () => {
      this.path = read();
      scrollTo(0, 0);
    });
  }

  /** The parts of the path: ["table", "abc"]. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decoded);
  }

  go(path: string): void {
    location.hash = `#/${path}`;
  }

  /** Another address for the same page, without a step back to the one before. */
  replace(path: string): void {
    history.replaceState(null, "", `#/${path}`);
    this.path = read();
  }
}

/** The text that was encoded; a damaged link stays as it is and leads nowhere. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function read(): string {
  return location.hash.replace(/^#\/?/, "");
}

export const router = new Router();
