import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import { createSystem } from "@chakra-ui/react/styled-system";

/** In the place of the site's own system, which the build gives to the plugin: Chakra's, with rules as the plugin writes them. */
export const system = createSystem(defaultBaseConfig, { disableLayers: true });
