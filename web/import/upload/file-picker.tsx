import { FileUp } from 'lucide-react';
import { useRef, useEffect, useState } from 'react';

import { Button } from '../../design/button.tsx';
import { useWords } from '../../language/locale.tsx';
import { importWords } from './import.words.ts';

/** Lets the user choose files, or drop them if there is a mouse. */
export const FilePicker = ({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) => {
  const words = useWords(importWords);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="import-way">
      <h2>{words.filesTitle}</h2>
      <div className="import-files">
        <FileUp aria-hidden />
        <p>{words.filesHint}</p>
        <Button onPress={() => input.current?.click()}>{words.chooseFiles}</Button>
        <p className="import-files-drop">{words.orDrop}</p>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label={words.chooseFiles}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            // Allows choosing the same file again after a failure.
            target.value = '';
          }}
        />
      </div>
    </div>
  );
};

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;

/**
 * Accepts files dropped anywhere on the page, which the browser would otherwise open. Returns whether files are being
 * dragged over it.
 */
export const useFileDrop = (onFiles: (files: readonly File[]) => void): boolean => {
  const [isDraggedOver, setDraggedOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const hold = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setDraggedOver(true);
    };
    document.addEventListener('dragenter', hold, { signal });
    document.addEventListener('dragover', hold, { signal });
    document.addEventListener(
      'dragleave',
      ({ relatedTarget }) => {
        if (relatedTarget === null) setDraggedOver(false);
      },
      { signal },
    );
    document.addEventListener(
      'drop',
      (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setDraggedOver(false);
        const files = [...(event.dataTransfer?.files ?? [])];
        if (files.length > 0) latest.current(files);
      },
      { signal },
    );
    return () => listening.abort();
  }, []);
  return isDraggedOver;
};
