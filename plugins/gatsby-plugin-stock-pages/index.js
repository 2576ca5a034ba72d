// Gatsby requires a main file; the plugin's APIs are in gatsby-node.ts.
