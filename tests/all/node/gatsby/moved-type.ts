import { modules } from "../../../../gatsby/inside/process/modules";
import { forgetTypeOwners } from "../../../../gatsby/inside/process/saved-state";

/** Prints who owns a type after one plugin made it, Gatsby's cache was deleted, and another made it, too. */
function main(): void {
  process.env.NODE_ENV = "production";
  const { store } = modules.redux;
  const make = (plugin: string) =>
    store.dispatch({
      type: "CREATE_NODE",
      plugin: { name: plugin },
      payload: { id: plugin, internal: { type: "Moved", owner: plugin } },
    });
  forgetTypeOwners();
  make("first");
  store.dispatch({ type: "DELETE_CACHE" });
  make("second");
  process.stdout.write(store.getState().typeOwners.typesToPlugins.get("Moved") ?? "");
  process.exit(0);
}

main();
