// Gatsby requires a main file; the plugin's APIs are in gatsby-browser.ts, gatsby-node.ts and gatsby-ssr.tsx.
