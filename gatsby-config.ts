import { createConfig } from "./src/gatsby/config";
import { environment } from "./src/gatsby/environment";

export default createConfig(environment);
