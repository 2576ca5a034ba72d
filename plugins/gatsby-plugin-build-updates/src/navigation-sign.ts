import { PROGRESS_DELAY } from "./options";

/** Tells the page of a navigation under way by `<html data-navigation>`, which the site shows to its visitor. */
export interface NavigationSign {
  /** "loading", from 100 ms after the press on. */
  begin(): void;
  /** "offline": the press waits for the network. */
  offline(): void;
  end(): void;
}

export function createNavigationSign({ dataset }: HTMLElement): NavigationSign {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    delete dataset.navigation;
  };
  return {
    begin() {
      end();
      timer = setTimeout(() => {
        dataset.navigation = "loading";
      }, PROGRESS_DELAY);
    },
    offline() {
      end();
      dataset.navigation = "offline";
    },
    end,
  };
}
