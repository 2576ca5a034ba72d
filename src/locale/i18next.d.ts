import "i18next";

declare module "i18next" {
  interface CustomTypeOptions {
    /** A missing message is its key, never null. */
    returnNull: false;
  }
}
