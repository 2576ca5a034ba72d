import type { GatsbyNode } from "gatsby";

/** Options of the plugin. */
export interface ChakraStaticOptions {
  /** The module that exports the Chakra system, as `system` or by default. It is kept out of browser bundles. */
  system: string;
  /** Folder with all sources. */
  source: string;
  /** Other modules needed only by the server and the development server. */
  buildOnly: string[];
  /** Modules whose styles are inlined on every page, because they may be shown before the stylesheet has loaded. */
  critical: string[];
  /** Style props from the system's own utilities and conditions. */
  styleProps: string[];
  /**
   * Inlines the values of tokens that no condition changes; only for sites whose own code doesn't use their
   * variables.
   */
  inlineTokens: boolean;
  /** If false, the built site runs Chakra in the browser, as the development server does. */
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

/** Narrows the option types; Gatsby has already applied the defaults. */
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
