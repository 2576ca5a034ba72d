// Gatsby requires a main file; the plugin's APIs are in gatsby-browser.ts and gatsby-node.ts.
