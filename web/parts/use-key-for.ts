import { useState } from 'react';

import { newKey } from '../api/client.ts';

/**
 * The key under which a creation is sent: the same for each try of the same, and another as soon as anything of it is
 * changed, since what was sent under a key once is refused under it in other words.
 */
export const useKeyFor = (what: unknown): string => {
  const text = JSON.stringify(what);
  const [kept, setKept] = useState(() => ({ text, key: newKey() }));
  if (kept.text === text) return kept.key;
  const renewed = { text, key: newKey() };
  setKept(renewed);
  return renewed.key;
};
