declare module "*.woff2" {
  /** Hashed URL of the font file. */
  const url: string;
  export default url;
}
