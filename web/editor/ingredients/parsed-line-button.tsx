import { Check } from 'lucide-react';

import { useWords } from '../../language/locale.tsx';
import { editorWords } from '../editor.words.ts';
import type { ParsedLine } from '../parsing/parsed-line.ts';
import './parsed-line-button.css';

export interface ParsedLineButtonProps {
  readonly line: string;
  readonly parsed: ParsedLine;
  readonly onCorrect: () => void;
}

/** Shows what a line was parsed as, in muted text below it. Press it to correct that. */
export const ParsedLineButton = ({ line, parsed, onCorrect }: ParsedLineButtonProps) => {
  const words = useWords(editorWords);
  const { quantity, name, preparation, note, isOptional, ambiguousUnit, isConfirmed } = parsed;
  return (
    <button type="button" className="reading-line" onClick={onCorrect} title={words.correct}>
      <span className="visually-hidden">{words.reading(line)}:</span>
      {isConfirmed && <Check className="reading-line-check" aria-label={words.confirmed} />}
      {quantity !== '' && <span className="reading-line-quantity">{quantity}</span>}
      {ambiguousUnit !== undefined && <span className="reading-line-open">{words.openUnit(ambiguousUnit)}</span>}
      {name === '' ? (
        <span className="reading-line-open">{words.nothingRead}</span>
      ) : (
        <span className="reading-line-name">{name}</span>
      )}
      {preparation !== '' && <span>{preparation}</span>}
      {note !== '' && <span>{note}</span>}
      {isOptional && note === '' && <span>{words.optional}</span>}
    </button>
  );
};
