import { clsx } from 'clsx';
import { useState } from 'react';

import { buildPictureUrl } from '../api/recipes.ts';
import type { RecipeSummary } from '../api/recipes.ts';
import './recipe-picture.css';

export interface RecipePictureProps {
  readonly recipe: Pick<RecipeSummary, 'id' | 'title' | 'primary_image'>;
  readonly preset: 'thumb' | 'card' | 'reader';
  readonly className?: string;
}

/** One of six tints, stable per title. */
const getTint = (title: string): number => {
  let sum = 0;
  for (const letter of title) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % 6;
};

/**
 * The picture of a recipe, or the first letter of its title, so that a library without pictures still looks pleasant.
 * Decorative, since the title is beside it, so it is hidden from screen readers.
 */
export const RecipePicture = ({
  recipe: { id, title, primary_image: image },
  preset,
  className,
}: RecipePictureProps) => {
  // The asset that failed to load: another one may work.
  const [failed, setFailed] = useState<string>();
  const assetId = image?.asset_id === failed ? undefined : image?.asset_id;
  return (
    <span className={clsx('recipe-picture', className)} data-tint={getTint(title)} aria-hidden>
      {assetId === undefined ? (
        <span className="recipe-picture-letter">{/[\p{L}\p{N}]/u.exec(title)?.[0].toLocaleUpperCase()}</span>
      ) : (
        <img
          src={buildPictureUrl(id, assetId, preset)}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(assetId)}
        />
      )}
    </span>
  );
};
