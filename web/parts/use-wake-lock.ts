import { useEffect, useState } from 'react';

/**
 * Keeps the screen on while wanted, if the browser can. A hidden page loses the lock, so it is requested again when
 * visible. Returns whether it is active.
 */
export const useWakeLock = (isWanted = true): boolean => {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isCancelled = false;
    const requestLock = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      // Refused on low battery: everything else works without it.
      const sentinel = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (sentinel === undefined) return;
      if (isCancelled) return void sentinel.release();
      lock = sentinel;
      sentinel.addEventListener('release', () => setAwake(false));
      setAwake(true);
    };
    const handleVisibility = (): void => void requestLock();
    handleVisibility();
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      isCancelled = true;
      document.removeEventListener('visibilitychange', handleVisibility);
      void lock?.release();
    };
  }, [isWanted]);
  return isAwake;
};
