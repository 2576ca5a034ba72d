export { onClientEntry, onInitialClientRender, onRouteUpdate, shouldUpdateScroll } from "./src/client";
