import { useState } from 'react';

/**
 * Stays true once it was true. Keeps an editor open after the user lost permission or its resource was deleted; the
 * service reports that on save.
 */
export const useLatched = (value: boolean): boolean => {
  const [wasTrue, setWasTrue] = useState(value);
  if (value && !wasTrue) setWasTrue(true);
  return value || wasTrue;
};
