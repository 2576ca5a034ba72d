/** What is said while a site is loaded; Gatsby's reporter is one. */
export interface Log {
  info(message: string): void;
  warn(message: string): void;
}
