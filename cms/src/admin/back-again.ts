import { fieldsOf } from "../../../shared/record";

/** Milliseconds between two attempts. */
const PAUSE = 2_000;

let asking: Promise<void> | undefined;

/** Resolves once the CMS responds again and the user is signed in; all callers share one poll. */
export function backAgain(): Promise<void> {
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}

async function ask(): Promise<void> {
  do {
    await new Promise<void>((done) => {
      const end = () => {
        clearTimeout(timer);
        window.removeEventListener("online", end);
        done();
      };
      const timer = setTimeout(end, PAUSE);
      window.addEventListener("online", end);
    });
  } while (!(await isThere()));
}

async function isThere(): Promise<boolean> {
  const answer = await fetch("/api/users/me").catch(() => undefined);
  const { user } = answer?.ok ? fieldsOf(await answer.json().catch(() => undefined)) : {};
  return user !== undefined && user !== null;
}
