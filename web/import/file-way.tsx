import { FileUp } from 'lucide-react';
import { useRef } from 'react';

import { Button } from '../design/button.tsx';
import { useWords } from '../language/locale.tsx';
import { importWords } from './import.words.ts';

/** Chooses files; where there is a mouse they can also be dropped. */
export const FileWay = ({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) => {
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
            // The same file can be chosen again after something went wrong with it.
            target.value = '';
          }}
        />
      </div>
    </div>
  );
};
