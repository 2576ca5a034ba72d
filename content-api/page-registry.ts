import type { Log } from "./log";
import type { FoundPage, PageGroup } from "./model";

/** The pages found so far, grouped with their translations. */
interface PageRegistry {
  groups: readonly PageGroup[];
  /** Other paths of pages, mapped to the pages' own paths. */
  aliases: ReadonlyMap<string, string>;
  addGroup(group: PageGroup): PageGroup;
  /**
   * Adds a page to a group; false if the page is known under another path, in which case its path becomes an alias.
   */
  addPage(page: FoundPage, group: PageGroup): boolean;
  groupAt(path: string): PageGroup | undefined;
}

/** Creates a registry for the pages of all locales. */
export function createPageRegistry(log: Log): PageRegistry {
  const groups: PageGroup[] = [];
  const aliases = new Map<string, string>();
  const groupByPath = new Map<string, PageGroup>();
  const pathByPage = new Map<string, string>();

  return {
    groups,
    aliases,
    addGroup(group) {
      groups.push(group);
      return group;
    },
    addPage(page, group) {
      const key = `${page.answer.id} ${page.locale}`;
      const known = pathByPage.get(key);
      if (known !== undefined) {
        aliases.set(page.path, known);
        log.info(`${page.path} is the page at ${known}: links lead there.`);
        return false;
      }
      pathByPage.set(key, page.path);
      groupByPath.set(page.path, group);
      group.pages.set(page.locale, page);
      return true;
    },
    groupAt: (path) => groupByPath.get(path),
  };
}
