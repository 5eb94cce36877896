import { Choice } from '../../design/choice.tsx';
import { TextField } from '../../design/field.tsx';
import { useWords } from '../../language/locale.tsx';
import { editorWords } from '../editor.words.ts';
import type { Conflict, Decision } from './merge-log.ts';
import { getPlaceName } from './applied-changes.tsx';

type Option = 'mine' | 'theirs' | 'both' | 'rewrite';

export interface ConflictChoiceProps {
  readonly conflict: Conflict;
  /** The author of the other version; undefined if it is the user. */
  readonly name: string | undefined;
  readonly decision: Decision | undefined;
  readonly onDecide: (decision: Decision) => void;
}

/** Both versions side by side, and the choice between them. */
export const ConflictChoice = ({ conflict, name, decision, onDecide }: ConflictChoiceProps) => {
  const words = useWords(editorWords);
  const { place, mine, theirs, canKeepBoth, canRewrite } = conflict;
  const settled = decision ?? (mine === undefined ? 'theirs' : 'mine');
  const way: Option = typeof settled === 'string' ? settled : 'rewrite';
  const [here, there] = name === undefined ? [words.mineHere, words.mineElsewhere] : [words.mine, words.theirs];
  const ways: readonly (readonly [Option, string, boolean])[] = [
    ['mine', here, true],
    ['theirs', there, true],
    ['both', words.both, canKeepBoth],
    ['rewrite', words.rewrite, canRewrite],
  ];
  const heading = getPlaceName(place, words);
  return (
    <div className="conflict-choice" role="group" aria-label={`${heading}: ${mine ?? theirs ?? ''}`}>
      <h4>{heading}</h4>
      <div className="conflict-choice-versions">
        <Version owner={here} text={mine} isKept={way === 'mine' || way === 'both'} />
        <Version owner={name ?? there} text={theirs} isKept={way === 'theirs' || way === 'both'} />
      </div>
      <Choice
        label={words.decision}
        hideLabel
        value={way}
        options={ways.filter(([, , isOffered]) => isOffered).map(([value, text]) => ({ value, text }))}
        onChange={(value) => onDecide(value === 'rewrite' ? { text: mine ?? theirs ?? '' } : value)}
      />
      {typeof settled !== 'string' && (
        <TextField
          label={words.rewritten}
          lines={2}
          value={settled.text}
          onChange={(text) => onDecide({ text })}
          autoFocus
        />
      )}
    </div>
  );
};

interface VersionProps {
  readonly owner: string;
  readonly text: string | undefined;
  readonly isKept: boolean;
}

const Version = ({ owner, text, isKept }: VersionProps) => {
  const words = useWords(editorWords);
  return (
    <figure className="conflict-choice-version" data-kept={isKept || undefined}>
      <figcaption>{owner}</figcaption>
      {text === undefined ? <em>{words.removed}</em> : <p>{text}</p>}
    </figure>
  );
};
