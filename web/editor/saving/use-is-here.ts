import { useCallback, useEffect, useRef } from 'react';

/**
 * Whether whoever saves is still at the editor, asked when the answer comes: nobody is torn back from another screen.
 * Somebody who is on the way to one is gone already.
 */
export const useIsHere = (): readonly [isHere: () => boolean, leave: () => void] => {
  const current = useRef(false);
  useEffect(() => {
    current.current = true;
    return () => {
      current.current = false;
    };
  }, []);
  const isHere = useCallback(() => current.current, []);
  const leave = useCallback(() => {
    current.current = false;
  }, []);
  return [isHere, leave];
};
