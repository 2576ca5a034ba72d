import type { GatsbyNode } from "gatsby";

/** Options of the plugin, with their defaults. */
export interface ChakraStaticOptions {
  /** The module that exports the Chakra system as `system` or by default. Browsers get nothing of it. */
  system: string;
  /** The folder of all sources. */
  source: string;
  /** Further modules that only the server and the development server need. */
  buildOnly: string[];
  /** Modules whose styles every page has in its head, because they show before the stylesheet may be there. */
  critical: string[];
  /** Style props that come from the system's own utilities and conditions. */
  styleProps: string[];
  /** Writes tokens that no condition changes as their values: for sites whose own code uses none of their variables. */
  inlineTokens: boolean;
  /** False: the built site runs Chakra in the browser, as the development server does. */
  enabled: boolean;
}

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    system: Joi.string().required(),
    source: Joi.string().default("src"),
    buildOnly: Joi.array().items(Joi.string()).default([]),
    critical: Joi.array().items(Joi.string()).default([]),
    styleProps: Joi.array().items(Joi.string()).default([]),
    inlineTokens: Joi.boolean().default(false),
    enabled: Joi.boolean().default(true),
  });

/** Gatsby has filled in the defaults; this says so to the compiler. */
export function parseOptions(given: Readonly<Record<string, unknown>>): ChakraStaticOptions {
  const { system, source, buildOnly, critical, styleProps, inlineTokens, enabled } = given;
  return {
    system: String(system),
    source: typeof source === "string" ? source : "src",
    buildOnly: strings(buildOnly),
    critical: strings(critical),
    styleProps: strings(styleProps),
    inlineTokens: inlineTokens === true,
    enabled: enabled !== false,
  };
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
