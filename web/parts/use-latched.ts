import { useState } from 'react';

/**
 * True from the moment at which it was true: what somebody writes in stays open when they may not any more, or when what
 * it belongs to is gone, and the service tells them so when they save.
 */
export const useLatched = (isSo: boolean): boolean => {
  const [wasSo, setWasSo] = useState(isSo);
  if (isSo && !wasSo) setWasSo(true);
  return isSo || wasSo;
};
