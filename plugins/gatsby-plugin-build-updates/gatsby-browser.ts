export {
  disableCorePrefetching,
  onClientEntry,
  onInitialClientRender,
  onPrefetchPathname,
  onRouteUpdate,
  shouldUpdateScroll,
} from "./src/client";
