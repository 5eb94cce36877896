import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { recipesByIdQuery } from '../../api/recipes.ts';
import { Chip } from '../../design/page.tsx';
import { useFormats, useWords } from '../../language/locale.tsx';
import type { DisplayedRecipe } from '../scaled-view/use-scaled-view.ts';
import { extrasWords } from './extras.words.ts';
import './classification.css';

const NAMED = ['categories', 'cuisines', 'cooking_methods', 'meal_roles', 'keywords'] as const;

/** Categories of the source, and tags and books of this library. */
export const Classification = ({ shown: { entry, document } }: { readonly shown: DisplayedRecipe }) => {
  const words = useWords(extrasWords);
  const formats = useFormats();
  const { data = [] } = useQuery(recipesByIdQuery([entry.id]));
  const { tags = [], books = [] } = data[0] ?? {};
  const named = NAMED.flatMap((name) => {
    const values = document[name] ?? [];
    return values.length === 0 ? [] : [{ name, text: formats.list(values) }];
  });
  if (tags.length + books.length + named.length === 0) return null;
  return (
    <section className="recipe-extras-wide no-print">
      <h2>{words.about}</h2>
      {tags.length + books.length > 0 && (
        <ul className="sorting-chips">
          {tags.map(({ id, name, color }) => (
            <li key={id}>
              <Chip color={color}>{name}</Chip>
            </li>
          ))}
          {books.map(({ id, title }) => (
            <li key={id}>
              <Link to="/books/$bookId" params={{ bookId: id }}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <dl className="claims">
        {named.map(({ name, text }) => (
          <div key={name}>
            <dt>{words[name]}</dt>
            <dd lang={document.language}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
