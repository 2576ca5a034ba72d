import { PROGRESS_DELAY } from "./options";

/** Marks a pending navigation with `<html data-navigation>`, which the site displays. */
export interface NavigationSign {
  /** Sets "loading" 100 ms after the click. */
  begin(): void;
  /** Sets "offline": the navigation is waiting for the network. */
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
