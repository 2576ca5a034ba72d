import { modules } from "../../../../gatsby/inside/process/modules";
import { forgetTypeOwners } from "../../../../gatsby/inside/process/saved-state";

/** Prints the owner of a type that one plugin created, and another one after Gatsby's cache was deleted. */
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
