/** What the plugin says during a build; Gatsby's reporter is one. */
export interface Log {
  info(message: string): void;
  warn(message: string): void;
}
