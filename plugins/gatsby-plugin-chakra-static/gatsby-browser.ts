export { onClientEntry, onInitialClientRender } from "./src/browser";
