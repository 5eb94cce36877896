/** Whoever holds changes that were not sent yet may object, and is told when they are given up. */
export const SIGN_OUT = 'tureen:sign-out';

/** What the app keeps on a device besides the choice of language and theme. */
const DATABASE = 'tureen';
const ACCOUNT = 'tureen.account';

/** Asks the app whether something would be lost. */
export const hasWaitingChanges = (): boolean =>
  !dispatchEvent(new CustomEvent(SIGN_OUT, { cancelable: true, detail: { discard: false } }));

/** Leaves nothing of a library on the device for whoever uses it next. */
export const clearDevice = async (): Promise<void> => {
  dispatchEvent(new CustomEvent(SIGN_OUT, { detail: { discard: true } }));
  localStorage.removeItem(ACCOUNT);
  sessionStorage.clear();
  indexedDB.deleteDatabase(DATABASE);
  // Browsers have no such store for pages on a plain address of the home network.
  if ('caches' in globalThis) await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
};
