import { useEffect, useRef, useState } from 'react';

import { SearchField } from '../design/field.tsx';
import { useWords } from '../language/locale.tsx';
import { libraryWords } from './library.words.ts';

/** A pause between two letters while typing. */
const DEBOUNCE_MS = 150;

export interface LibrarySearchFieldProps {
  readonly q: string;
  readonly onFind: (q: string) => void;
}

/**
 * Searches while typing. The text is in the field at once and in the URL a moment later. A change of the URL is only
 * taken over if it did not come from here, so that no letter is lost.
 */
export const LibrarySearchField = ({ q, onFind }: LibrarySearchFieldProps) => {
  const words = useWords(libraryWords);
  const [typed, setTyped] = useState(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef<readonly string[]>([]);

  useEffect(() => {
    if (q === sent.current.at(-1)) sent.current = [];
    else if (!sent.current.includes(q)) setTyped(q);
  }, [q]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const find = (text: string): void => {
    clearTimeout(timer.current);
    sent.current = [...sent.current, text.trim()];
    onFind(text.trim());
  };
  const type = (text: string): void => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => find(text), DEBOUNCE_MS);
  };
  return (
    <SearchField
      className="library-find"
      label={words.find}
      placeholder={words.findHint}
      clearLabel={words.clear}
      value={typed}
      onChange={type}
      onSubmit={find}
    />
  );
};
