import "i18next";

declare module "i18next" {
  interface CustomTypeOptions {
    /** A missing message falls back to its key, never null. */
    returnNull: false;
  }
}
