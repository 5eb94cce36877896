import { clsx } from 'clsx';
import { useState } from 'react';

import { pictureAddress } from '../api/recipes.ts';
import type { RecipeSummary } from '../api/recipes.ts';
import './recipe-picture.css';

export interface RecipePictureProps {
  readonly recipe: Pick<RecipeSummary, 'id' | 'title' | 'primary_image'>;
  readonly preset: 'thumb' | 'card' | 'reader';
  readonly className?: string;
}

/** One of six tints, the same for a title each time. */
const tintOf = (title: string): number => {
  let sum = 0;
  for (const letter of title) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % 6;
};

/**
 * The picture of a recipe, or where there is none the first letter of its title: a shelf without pictures should still
 * be pleasant to look at. It says nothing that the title beside it does not, so it is hidden from who cannot see it.
 */
export const RecipePicture = ({
  recipe: { id, title, primary_image: image },
  preset,
  className,
}: RecipePictureProps) => {
  // Which one could not be shown: another picture may well be.
  const [failed, setFailed] = useState<string>();
  const assetId = image?.asset_id === failed ? undefined : image?.asset_id;
  return (
    <span className={clsx('recipe-picture', className)} data-tint={tintOf(title)} aria-hidden>
      {assetId === undefined ? (
        <span className="recipe-picture-letter">{/[\p{L}\p{N}]/u.exec(title)?.[0].toLocaleUpperCase()}</span>
      ) : (
        <img
          src={pictureAddress(id, assetId, preset)}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(assetId)}
        />
      )}
    </span>
  );
};
