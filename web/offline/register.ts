/** A version of the app that is there and waits to take over. */
let waiting: ServiceWorker | undefined;
const listeners = new Set<() => void>();

export const newVersion = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isThere: (): boolean => waiting !== undefined,
  /** Lets it take over and opens the page anew. */
  open: (): void => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting?.postMessage('take-over');
  },
};

/** A first version waits for nobody: it is new only where there is one already. */
const noticed = ({ waiting: found }: ServiceWorkerRegistration): void => {
  if (found === null || navigator.serviceWorker.controller === null) return;
  waiting = found;
  for (const listener of listeners) listener();
};

const watch = (registration: ServiceWorkerRegistration): void => {
  noticed(registration);
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => noticed(registration));
  });
  // An app that stays open for days would never ask by itself.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => {});
  });
};

/** Lets the app open without a network. Browsers allow it on safe addresses only; elsewhere the app works online. */
export const registerServiceWorker = (): void => {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register('/service-worker.js').then(watch, () => {
      // A browser that refuses (in a private window, say) has the app nevertheless.
    });
  });
};
