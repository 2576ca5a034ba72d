/** Gatsby's own entry, which starts the app when evaluated. */
declare module "gatsby-app";

/** The frame of all pages, under gatsby-plugin-layout's name for it. */
declare module "page-frame";
