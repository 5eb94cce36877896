import { useState } from 'react';

/**
 * Stays true once it was true. Keeps an editor open after the user lost permission or its resource was deleted; the
 * service reports that on save.
 */
export const useLatched = (isSo: boolean): boolean => {
  const [wasSo, setWasSo] = useState(isSo);
  if (isSo && !wasSo) setWasSo(true);
  return isSo || wasSo;
};
