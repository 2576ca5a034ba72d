import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import { createSystem } from "@chakra-ui/react/styled-system";

/** Chakra's default system, without layers as in the plugin. Replaces the site's own, which only a build passes in. */
export const system = createSystem(defaultBaseConfig, { disableLayers: true });
