/**
 * A page that is older than its server loads itself again, once for each version of the page, at a moment when nothing is
 * lost: nobody types, nothing is played out, and no part of the page holds it.
 */

const NAME = "version";
export const VERSION_HEADER = "archipel-page";
const KEY = "archipel-loaded-again";
const LOOK = 1_500; // milliseconds
const TYPED = "input:not([type=checkbox], [type=radio], [type=range]), textarea";

export class Upgrade {
  /** Whether a newer page waits for a good moment. */
  isWaiting = $state(false);
  private newer = "";
  private holds = 0;

  constructor(
    /** The version of this page; empty while it is being developed. */
    private readonly own: string,
    private readonly reload: () => void,
  ) {}

  /** The server tells the version of its page. */
  heed(version: string | null): void {
    if (!this.own || !version || version === this.own || this.isWaiting || tried().includes(version)) return;
    this.newer = version;
    this.isWaiting = true;
    setInterval(this.look, LOOK);
    addEventListener("hashchange", () => void this.now());
    this.look();
  }

  /** A part of the page could not be loaded: perhaps the server has other files now. Then nothing is worth waiting for. */
  async miss(): Promise<void> {
    this.heed(await versionOfServer());
    if (this.isWaiting) await this.now();
  }

  /** Keep the page for now; what is returned lets it go. */
  hold = (): (() => void) => {
    this.holds++;
    return () => this.holds--;
  };

  /** Load the page again, if the server is there to send it. */
  now = async (): Promise<void> => {
    if ((await versionOfServer()) === null) return;
    if (remember(this.newer)) this.reload();
  };

  private readonly look = (): void => {
    if (!this.holds && !isTyping()) void this.now();
  };
}

/** Whether somebody is in the middle of writing or choosing. */
function isTyping(): boolean {
  const field = document.activeElement;
  if (document.querySelector("dialog[open]") || field?.matches("select")) return true;
  return Boolean(field?.matches(TYPED) && (field as HTMLInputElement).value);
}

async function versionOfServer(): Promise<string | null> {
  try {
    const { ok, headers } = await fetch(new URL(".", document.baseURI), { method: "HEAD", cache: "no-store" });
    return ok ? headers.get(VERSION_HEADER) : null;
  } catch {
    return null;
  }
}

/** The versions for which this tab has loaded the page again. */
function tried(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

/** Whether it could be remembered; without that the page might load itself again and again. */
function remember(version: string): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...tried(), version]));
    return tried().includes(version);
  } catch {
    return false;
  }
}

export const upgrade = new Upgrade(document.querySelector<HTMLMetaElement>(`meta[name=${NAME}]`)?.content ?? "", () =>
  location.reload(),
);
