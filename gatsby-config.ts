import { createConfig } from "./src/gatsby/config";

export default createConfig(process.env);
