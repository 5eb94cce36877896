import { newKey } from '../api/client.ts';
import { deviceStore } from './device-store.ts';

const NAME = 'tureen-changes';
const LEASE_MS = 10_000;

const tab = newKey();

/** Takes the right to send for a while, unless another tab has it. A transaction of the store is in one step for all. */
const takeLease = async (): Promise<boolean> => {
  const store = await deviceStore();
  if (store === undefined) return true;
  const transaction = store.transaction('leases', 'readwrite');
  const lease = await transaction.store.get(NAME);
  const isFree = lease === undefined || lease.holder === tab || lease.until < Date.now();
  if (isFree) await transaction.store.put({ holder: tab, until: Date.now() + LEASE_MS }, NAME);
  await transaction.done;
  return isFree;
};

/** Only one's own: a tab that slept past its lease may find that another has it by now. */
const dropLease = async (): Promise<void> => {
  const transaction = (await deviceStore())?.transaction('leases', 'readwrite');
  const lease = await transaction?.store.get(NAME);
  if (lease?.holder === tab) await transaction?.store.delete(NAME);
  await transaction?.done;
};

/**
 * Does something in one tab of the browser at a time. Tabs wait for each other; where the browser has no locks (it has
 * none for pages on a plain address of the home network) a tab that finds another at work leaves it to that one, and
 * false is returned.
 */
export const inOneTab = async (act: () => Promise<void>): Promise<boolean> => {
  if ('locks' in navigator) {
    await navigator.locks.request(NAME, act);
    return true;
  }
  if (!(await takeLease())) return false;
  const renewing = setInterval(() => void takeLease(), LEASE_MS / 3);
  try {
    await act();
    return true;
  } finally {
    clearInterval(renewing);
    await dropLease();
  }
};
