declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Google's own function of this name: its script reads each call's `arguments` object. */
export const gtag: (...call: unknown[]) => void = function () {
  (window.dataLayer ??= []).push(arguments);
};
