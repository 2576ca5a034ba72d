import type { KnipConfig } from "knip";

/** Gatsby reads the fragments of a file where it exports them, and a test its recipes, though nothing imports them. */
const withoutReadExports = (source: string) =>
  source.replace(/^export (const (?:query|fragments?) = graphql|const \w+Recipe = )/gm, "$1");

export default {
  include: ["dependencies", "exports", "types"],
  gatsby: false,
  // Named by Gatsby's configuration, by a language and by a path.
  ignoreDependencies: [
    /^gatsby-(?:plugin-(?:layout|manifest)|transformer-sharp)$/,
    "@fontsource-variable/vazirmatn",
    "vnu-jar",
  ],
  compilers: { ts: withoutReadExports, tsx: withoutReadExports },
  workspaces: {
    ".": {
      entry: [
        "gatsby-*.{ts,tsx}",
        "plugins/*/{gatsby-*,index,loader}.{ts,tsx,js,cjs}",
        "plugins/gatsby-plugin-chakra-static/src/{render,runtime}/{styled-system,box}.ts",
        "plugins/gatsby-plugin-offline-pages/src/worker/keep-pages.ts",
        "gatsby/inside/{process/entry,gatsby-link}.ts",
        "gatsby/**/*.cjs",
        "src/layouts/*.tsx",
        "src/{app/start,vitals/start,locale/browser/i18next}.ts",
        "src/before-app/*.entry.ts",
        "services/**/{main,start,build,develop,command,send,*-command}.ts",
        "services/release/hosts/programs/*.entry.ts",
        "services/{run.mjs,publisher/browser/*.js}",
        "toolkit/take-languages.ts",
        "fonts/main.ts",
        "bench/*.ts",
        "tests/**/*.{test.ts,test.tsx,cjs,mjs,mts}",
        "tests/**/{world,seed,*-{process,insides,service,type}}.ts",
      ],
    },
    // Its packages may not be installed yet: nothing of it is loaded, and Payload's peer is not known as one.
    cms: {
      payload: false,
      entry: ["payload.config.ts", "{app,commands,tests}/**/*.{ts,tsx,mjs,js}"],
      ignoreDependencies: ["graphql"],
    },
  },
} satisfies KnipConfig;
