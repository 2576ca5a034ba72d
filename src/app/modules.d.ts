/** Gatsby's own entry, which starts the app when it is evaluated. */
declare module "gatsby-app";

/** The frame of all pages, by the name that gatsby-plugin-layout has for it. */
declare module "page-frame";
