import { useWords } from '../../../language/locale.tsx';
import type { ImportPreviewItem } from '../review.api.ts';
import { reviewWords } from '../review.words.ts';

export type RecipeOutline = Pick<ImportPreviewItem['recipe'], 'description' | 'ingredients' | 'instructions'>;

type Sections = NonNullable<RecipeOutline['ingredients']>;

/** A compact recipe: ingredients and steps. */
export const RecipeContents = ({ recipe }: { readonly recipe: RecipeOutline }) => {
  const { description, ingredients = [], instructions = [] } = recipe;
  const words = useWords(reviewWords);
  return (
    <div className="recipe-contents">
      {description !== undefined && <p className="recipe-contents-about">{description}</p>}
      {ingredients.length > 0 && <h4>{words.ingredientsTitle}</h4>}
      <Lines sections={ingredients} isOrdered={false} />
      {instructions.length > 0 && <h4>{words.stepsTitle}</h4>}
      <Lines sections={instructions} isOrdered />
    </div>
  );
};

/** Lines have no ids and never move, so the index is a safe key. */
const Lines = ({ sections, isOrdered }: { readonly sections: Sections; readonly isOrdered: boolean }) => {
  const List = isOrdered ? 'ol' : 'ul';
  return sections.map(({ title, items }, at) => (
    // oxlint-disable-next-line react/no-array-index-key
    <div key={at}>
      {title !== undefined && <h5>{title}</h5>}
      <List>
        {items.map((line, place) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place}>{line}</li>
        ))}
      </List>
    </div>
  ));
};
