/** Lets the app open without a network. Browsers allow it on safe addresses only; elsewhere the app works online. */
export const registerServiceWorker = (): void => {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register('/service-worker.js').catch(() => {
      // A browser that refuses (in a private window, say) has the app nevertheless.
    });
  });
};
