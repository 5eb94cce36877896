import { useWords } from '../../language/locale.tsx';
import { editorWords } from '../editor.words.ts';
import type { Taken } from './merge-log.ts';
import { placeName } from './place-name.ts';

/** What the other version brought: what it was, and what it is now. */
export const TakenList = ({ taken }: { readonly taken: readonly Taken[] }) => {
  const words = useWords(editorWords);
  return (
    <dl className="taken-list">
      {taken.map(({ id, place, before, after }) => (
        <div key={id}>
          <dt>{placeName(place, words)}</dt>
          <dd>
            {before !== undefined && before !== '' && <del>{before}</del>}
            {after === undefined ? <em>{words.removed}</em> : <ins>{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
};
