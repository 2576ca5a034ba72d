declare global {
  /** Percentage of visits that are measured. */
  const __VITALS_PERCENT__: number;
}

export {};
