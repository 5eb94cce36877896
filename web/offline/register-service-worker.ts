/** A new version of the app that is waiting to take over. */
let waiting: ServiceWorker | undefined;
const listeners = new Set<() => void>();

export const newVersion = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isAvailable: (): boolean => waiting !== undefined,
  /** Activates the new version and reloads the page. */
  activate: (): void => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting?.postMessage('take-over');
  },
};

/** The first installation is not an update: it is new only if there is a version already. */
const checkForUpdate = ({ waiting: found }: ServiceWorkerRegistration): void => {
  if (found === null || navigator.serviceWorker.controller === null) return;
  waiting = found;
  for (const listener of listeners) listener();
};

const watch = (registration: ServiceWorkerRegistration): void => {
  checkForUpdate(registration);
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => checkForUpdate(registration));
  });
  // An app that stays open for days would never check on its own.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => {});
  });
};

/** Lets the app open offline. Requires a secure context; elsewhere the app works online only. */
export const registerServiceWorker = (): void => {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register('/service-worker.js').then(watch, () => {
      // If the browser refuses, for example in a private window, the app works without it.
    });
  });
};
