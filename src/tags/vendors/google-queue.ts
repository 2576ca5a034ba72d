declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Google's own function of this name: its script reads the arguments of each call. */
export const gtag: (...call: unknown[]) => void = function () {
  (window.dataLayer ??= []).push(arguments);
};
