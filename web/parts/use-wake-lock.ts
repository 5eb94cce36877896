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
    let isOver = false;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      // Refused on low battery: everything else works without it.
      const given = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (given === undefined) return;
      if (isOver) return void given.release();
      lock = given;
      given.addEventListener('release', () => setAwake(false));
      setAwake(true);
    };
    const look = (): void => void ask();
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', look);
      void lock?.release();
    };
  }, [isWanted]);
  return isAwake;
};
