import { listReleases, switchCurrent } from "../release/store";

/**
 * Makes another kept release live: the previous one, or the one with this id (so forward works too). Returns
 * the id of the release that is then live. Throws if there is no such release.
 */
export async function rollback(root: string, id?: string): Promise<string> {
  const releases = await listReleases(root);
  const live = releases.findIndex(({ current }) => current);
  const target = id === undefined ? releases[live + 1] : releases.find((release) => release.id === id);
  if (!target || live === -1) {
    throw new RollbackError(
      id === undefined
        ? "There is no older release to go back to."
        : `There is no release ${id}. There are: ${releases.map((release) => release.id).join(", ") || "none"}.`,
    );
  }
  await switchCurrent(root, target.id);
  return target.id;
}

export class RollbackError extends Error {}
