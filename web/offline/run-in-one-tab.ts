import { randomId } from '../api/client.ts';
import { withDeviceStore } from './device-store.ts';

const LOCK_NAME = 'tureen-changes';
const LEASE_MS = 10_000;

const tabId = randomId();

/**
 * Acquires the lease for sending, unless another tab holds it. An IndexedDB transaction is atomic across tabs. If it
 * fails, the tab sends anyway: a change that two tabs send is applied once, but one that no tab sends is lost.
 */
const acquireLease = (): Promise<boolean> =>
  withDeviceStore(async (store) => {
    const transaction = store.transaction('leases', 'readwrite');
    const lease = await transaction.store.get(LOCK_NAME);
    const isFree = lease === undefined || lease.holder === tabId || lease.until < Date.now();
    if (isFree) await transaction.store.put({ holder: tabId, until: Date.now() + LEASE_MS }, LOCK_NAME);
    await transaction.done;
    return isFree;
  }).catch(() => true);

/** Only its own: after a suspended tab's lease expired, another may hold it. */
const releaseLease = (): Promise<void> =>
  withDeviceStore(async (store) => {
    const transaction = store.transaction('leases', 'readwrite');
    const lease = await transaction.store.get(LOCK_NAME);
    if (lease?.holder === tabId) await transaction.store.delete(LOCK_NAME);
    await transaction.done;
  }).catch(() => undefined);

/**
 * Runs a task in one tab at a time. With Web Locks, tabs wait for each other. Without them, which is the case outside
 * secure contexts, a tab that finds another at work returns false and leaves it to that one.
 */
export const runInOneTab = async (act: () => Promise<void>): Promise<boolean> => {
  if ('locks' in navigator) {
    await navigator.locks.request(LOCK_NAME, act);
    return true;
  }
  if (!(await acquireLease())) return false;
  const renewing = setInterval(() => void acquireLease(), LEASE_MS / 3);
  try {
    await act();
    return true;
  } finally {
    clearInterval(renewing);
    await releaseLease();
  }
};
