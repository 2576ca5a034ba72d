import { createConfig } from "./gatsby/config";
import { environment } from "./gatsby/environment";

export default createConfig(environment);
