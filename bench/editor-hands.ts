import type { Locator, Page } from "playwright-core";
import { untilTrue } from "../tests/support/until-true";

/** What a press and a key take a practised person, in seconds, with finding the place of the first. */
const PRESS = 1.1;
const KEY = 0.2;
/** Milliseconds after which what was written before a page ran is written again. */
const AGAIN = 3_000;

/** What a task cost whoever did it. */
export interface Effort {
  presses: number;
  keys: number;
  /** Waiting for the machine. */
  waited: number;
  /** Seconds of a practised person with it. */
  modelled: number;
}

/** A person at the admin: what is pressed before a page takes it is pressed again, and counts once. */
export class Hands {
  #presses = 0;
  #keys = 0;

  constructor(readonly page: Page) {}

  /** Does a task, and answers what it cost. */
  async effortOf(task: () => Promise<void>): Promise<Effort> {
    [this.#presses, this.#keys] = [0, 0];
    const start = performance.now();
    await task();
    const waited = (performance.now() - start) / 1_000;
    const [presses, keys] = [this.#presses, this.#keys];
    const modelled = waited + presses * PRESS + keys * KEY;
    return { presses, keys, waited: round(waited), modelled: Math.round(modelled) };
  }

  /** Presses something until what it is for is there. */
  async press(what: Locator, isDone: () => Promise<boolean>): Promise<void> {
    this.#presses += 1;
    await what.waitFor();
    await untilTrue(async () => {
      if (await isDone()) return true;
      await what.click({ timeout: 2_000 }).catch(() => undefined);
      await this.page.waitForTimeout(150);
      return isDone();
    });
  }

  /** Follows a link to an address. */
  async follow(link: Locator, to: RegExp): Promise<void> {
    this.#presses += 1;
    await link.click();
    await this.page.waitForURL(to);
  }

  /** Presses into a field, and writes instead of what is there until `isTaken`. */
  async write(field: Locator, text: string, isTaken?: () => Promise<boolean>): Promise<void> {
    this.#presses += 1;
    this.#keys += text.length;
    await field.waitFor();
    await untilTrue(async () => {
      await field.fill("");
      await field.fill(text);
      const typed = performance.now();
      // A search is asked for after a pause, and a form that runs already takes it at once.
      while (performance.now() - typed < AGAIN) {
        if ((await isTaken?.()) ?? true) return true;
        await this.page.waitForTimeout(50);
      }
      return false;
    });
  }

  /** Chooses a file, which takes a press on the field and one in the window of files. */
  async choose(field: Locator, file: string, isTaken: () => Promise<boolean>): Promise<void> {
    this.#presses += 2;
    await untilTrue(async () => {
      await field.setInputFiles(file);
      return isTaken();
    });
  }

  /** Presses a button that saves, and waits for an answer that says it is saved. */
  async save(button: Locator): Promise<void> {
    this.#presses += 1;
    await untilTrue(() => button.isEnabled());
    const answer = this.page.waitForResponse(
      (response) =>
        ["POST", "PATCH"].includes(response.request().method()) &&
        /\/api\/(pages|rooms|media|globals)/.test(response.url()) &&
        !response.url().includes("autosave=true"),
    );
    await button.click();
    const saved = await answer;
    if (!saved.ok()) throw new Error(`${saved.url()} answered ${saved.status()}: ${await saved.text()}`);
  }
}

function round(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}
