import { Link } from '@tanstack/react-router';

import { Checkbox } from '../../design/field.tsx';
import { useWords } from '../../language/locale.tsx';
import { recipeWords } from '../recipe.words.ts';
import type { Line } from './line.ts';
import { NotScaled } from './not-scaled.tsx';
import type { LineSection, Reading } from './reading.ts';
import type { Ticks } from './ticks.ts';
import './ingredient-list.css';

export interface IngredientListProps {
  readonly sections: readonly LineSection[];
  readonly madeBy?: Reading['madeBy'];
  /** Where lines can be ticked off. */
  readonly ticks?: Ticks;
  readonly language: string | undefined;
}

/** What goes in, section by section. */
export const IngredientList = ({ sections, madeBy, ticks, language }: IngredientListProps) => (
  <div className="ingredient-list" lang={language}>
    {sections.map(({ title, lines }, index) => (
      // Sections have no name of their own: their place is what they are.
      // oxlint-disable-next-line react/no-array-index-key
      <section key={index}>
        {title !== undefined && <h3>{title}</h3>}
        <ul>
          {lines.map((line) => (
            <li key={line.id} className="ingredient-list-line" data-relation={line.relation}>
              {ticks === undefined ? (
                <LineText line={line} />
              ) : (
                <Checkbox isSelected={ticks.ids.has(line.id)} onChange={(on) => ticks.set(line.id, on)}>
                  <LineText line={line} />
                </Checkbox>
              )}
              <MadeBy line={line} madeBy={madeBy} />
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);

const SAID: Readonly<Record<'or' | 'plus', RegExp>> = {
  or: /^(?:or|oder|ou|o|of)\s/i,
  plus: /^(?:plus|and|und|dazu|\+)\s/i,
};

/** A line with its amount in front; what it says itself is not said again. */
const LineText = ({ line }: { readonly line: Line }) => {
  const words = useWords(recipeWords);
  const { text, amount, rest, relation, isOptional, note } = line;
  return (
    <span className="ingredient-list-text">
      {relation !== undefined && !SAID[relation].test(text) && <em>{words[relation]} </em>}
      {amount !== '' && <strong>{amount}</strong>} {rest}
      {isOptional && !/optional|belieben/i.test(text) && <em> ({words.optional})</em>}
      {line.isNotScaled && <NotScaled />}
      {note !== undefined && <span className="ingredient-list-note"> {note}</span>}
    </span>
  );
};

/** The way to the recipe that makes it, where it is here. */
const MadeBy = ({ line, madeBy }: { readonly line: Line; readonly madeBy: Reading['madeBy'] | undefined }) => {
  const words = useWords(recipeWords);
  const made = line.madeBy === undefined ? undefined : madeBy?.get(line.madeBy);
  if (made?.title === undefined) return null;
  if (made.entry_id === undefined || made.state === 'trashed') {
    return <span className="ingredient-list-made">{words.madeBy(made.title)}</span>;
  }
  return (
    <Link
      to="/recipes/$recipeId"
      params={{ recipeId: made.entry_id }}
      className="ingredient-list-made"
      preload="intent"
    >
      {words.madeBy(made.title)}
    </Link>
  );
};
