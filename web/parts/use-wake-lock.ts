import { useEffect, useState } from 'react';

/**
 * Keeps the screen on while it is wanted, where the browser can. A page that goes out of sight loses the right to it,
 * so it is asked for again when it comes back. Tells whether it is in force.
 */
export const useWakeLock = (isWanted = true): boolean => {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      // A battery that is nearly empty refuses: whatever is done goes on without.
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
