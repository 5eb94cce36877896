import { useEffect, useRef, useState } from 'react';

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;

/**
 * Takes files that are dropped anywhere on the page; a browser would open them in place of the app. Gives whether some
 * are held above it right now.
 */
export const useDroppedFiles = (onFiles: (files: readonly File[]) => void): boolean => {
  const [isAbove, setAbove] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const hold = (event: DragEvent): void => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setAbove(true);
    };
    document.addEventListener('dragenter', hold, { signal });
    document.addEventListener('dragover', hold, { signal });
    document.addEventListener(
      'dragleave',
      ({ relatedTarget }) => {
        if (relatedTarget === null) setAbove(false);
      },
      { signal },
    );
    document.addEventListener(
      'drop',
      (event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setAbove(false);
        const files = [...(event.dataTransfer?.files ?? [])];
        if (files.length > 0) latest.current(files);
      },
      { signal },
    );
    return () => listening.abort();
  }, []);
  return isAbove;
};
