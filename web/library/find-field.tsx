import { useEffect, useRef, useState } from 'react';

import { SearchField } from '../design/field.tsx';
import { useWords } from '../language/locale.tsx';
import { libraryWords } from './library.words.ts';

/** Between two letters of somebody who types. */
const PAUSE_MS = 150;

export interface FindFieldProps {
  readonly q: string;
  readonly onFind: (q: string) => void;
}

/**
 * Finds as one types. What is typed stands in the field at once and in the address a moment later; what comes back from
 * the address is taken over only where somebody else put it there, so that no letter is ever lost.
 */
export const FindField = ({ q, onFind }: FindFieldProps) => {
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
    timer.current = setTimeout(() => find(text), PAUSE_MS);
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
