import { Link } from '@tanstack/react-router';

import { Checkbox } from '../../design/field.tsx';
import { useWords } from '../../language/locale.tsx';
import { recipeWords } from '../recipe.words.ts';
import { getLineText } from '../scaled-view/ingredient-line.ts';
import type { IngredientLine } from '../scaled-view/ingredient-line.ts';
import type { IngredientSection, ScaledView } from '../scaled-view/scaled-view.ts';
import type { CheckedIngredients } from './use-checked-ingredients.ts';
import './ingredient-list.css';

export interface IngredientListProps {
  readonly sections: readonly IngredientSection[];
  readonly madeBy?: ScaledView['madeBy'];
  /** Makes the lines checkable. */
  readonly checked?: CheckedIngredients;
  readonly language: string | undefined;
}

/** Ingredients by section. */
export const IngredientList = ({ sections, madeBy, checked, language }: IngredientListProps) => (
  <div className="ingredient-list" lang={language}>
    {sections.map(({ title, lines }, index) => (
      // Sections have no ids, so the index is the key.
      // oxlint-disable-next-line react/no-array-index-key
      <section key={index}>
        {title !== undefined && <h3>{title}</h3>}
        <ul>
          {lines.map((line) => (
            <li key={line.id} className="ingredient-list-line" data-relation={line.relation}>
              {checked === undefined ? (
                <LineText line={line} />
              ) : (
                <Checkbox isSelected={checked.ids.has(line.id)} onChange={(on) => checked.set(line.id, on)}>
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

const RELATION_WORDS: Readonly<Record<'or' | 'plus', RegExp>> = {
  or: /^(?:or|oder|ou|o|of)\s/i,
  plus: /^(?:plus|and|und|dazu|\+)\s/i,
};

/** A line with its amount in bold; labels that the text already contains are omitted. */
const LineText = ({ line }: { readonly line: IngredientLine }) => {
  const words = useWords(recipeWords);
  const { amount, food, rest, relation, isOptional, note } = line;
  const text = getLineText(line);
  return (
    <span className="ingredient-list-text">
      {relation !== undefined && !RELATION_WORDS[relation].test(text) && <em>{words[relation]} </em>}
      {amount !== '' && <strong>{amount}</strong>}
      {food}
      {rest}
      {isOptional && !/optional|belieben/i.test(text) && <em> ({words.optional})</em>}
      {line.isNotScaled && <NotScaled />}
      {note !== undefined && <span className="ingredient-list-note"> {note}</span>}
    </span>
  );
};

/** Links to the recipe that makes this ingredient, if it is in the library. */
const MadeBy = ({
  line,
  madeBy,
}: {
  readonly line: IngredientLine;
  readonly madeBy: ScaledView['madeBy'] | undefined;
}) => {
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

/** Marks an amount that could not be scaled. */
export const NotScaled = () => {
  const { notScaled } = useWords(recipeWords);
  return (
    <>
      {' '}
      <em className="not-scaled">({notScaled})</em>
    </>
  );
};
