import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/**
 * The row of a list that the focus is in, until it goes to another field. The menu of a row stands outside of the form:
 * who opens it is still at the row.
 */
export const useFocusedRow = (): readonly [string | undefined, RefObject<HTMLOListElement | null>] => {
  const list = useRef<HTMLOListElement>(null);
  const [focused, setFocused] = useState<string>();
  useEffect(() => {
    const follow = ({ target }: FocusEvent): void => {
      const rows = list.current;
      if (rows === null || !(target instanceof Element) || rows.closest('form')?.contains(target) !== true) return;
      const row = rows.contains(target) ? target.closest('[data-row]') : null;
      setFocused(row?.getAttribute('data-row') ?? undefined);
    };
    addEventListener('focusin', follow);
    return () => removeEventListener('focusin', follow);
  }, []);
  return [focused, list];
};
