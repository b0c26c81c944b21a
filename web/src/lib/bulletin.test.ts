import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Bulletin } from "./bulletin.svelte";

const NOW = 1_700_000_000_000;
const ANNOUNCED = { type: "notice", number: 7, text: "Backup at three.", until: NOW + 60_000 } as const;

describe("what the operator tells all pages", () => {
  beforeEach(() => void vi.useFakeTimers({ now: NOW }));
  afterEach(() => void vi.useRealTimers());

  it("is known by the header of a response", () => {
    const bulletin = new Bulletin();
    expect(bulletin.isNew(null)).toBe(false);
    expect(bulletin.isNew("7")).toBe(true);
    bulletin.show({ ...ANNOUNCED, draining: true });
    expect(bulletin.isNew("7-draining")).toBe(false);
    expect(bulletin.isNew(null)).toBe(true);
  });

  it("ends at its time, also without a server", () => {
    const bulletin = new Bulletin();
    bulletin.show(ANNOUNCED);
    vi.advanceTimersByTime(59_000);
    expect(bulletin.text).toBe("Backup at three.");
    vi.advanceTimersByTime(2_000);
    expect(bulletin.text).toBe("");
  });

  it("stays closed until there is another one", () => {
    const bulletin = new Bulletin();
    bulletin.show(ANNOUNCED);
    bulletin.close();
    bulletin.show({ ...ANNOUNCED, draining: true });
    expect([bulletin.text, bulletin.isDraining]).toEqual(["", true]);
    bulletin.show({ ...ANNOUNCED, number: 8, text: "Later." });
    expect(bulletin.text).toBe("Later.");
  });
});
