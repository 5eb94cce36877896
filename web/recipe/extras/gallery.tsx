import { useState } from 'react';

import { buildPictureUrl } from '../../api/recipes.ts';
import { Dialog } from '../../design/dialog.tsx';
import { useWords } from '../../language/locale.tsx';
import type { Asset } from '../document.ts';
import { recipeWords } from '../recipe.words.ts';
import './gallery.css';

export interface GalleryProps {
  readonly recipeId: string;
  readonly images: readonly Asset[];
  readonly language: string | undefined;
}

/** Further images; press one to enlarge it. */
export const Gallery = ({ recipeId, images, language }: GalleryProps) => {
  const words = useWords(recipeWords);
  const [open, setOpen] = useState<number>();
  const large = open === undefined ? undefined : images[open];
  if (images.length === 0) return null;
  const getName = ({ alt, caption }: Asset, index: number): string => alt || caption || words.picture(index + 2);
  return (
    <section className="recipe-extras-wide no-print">
      <h2>{words.pictures}</h2>
      <ul className="gallery">
        {images.map((image, index) => (
          <li key={image.asset_id}>
            <button type="button" onClick={() => setOpen(index)}>
              <img
                src={buildPictureUrl(recipeId, image.asset_id ?? '', 'card')}
                alt={getName(image, index)}
                loading="lazy"
              />
            </button>
            <Caption image={image} language={language} />
          </li>
        ))}
      </ul>
      <Dialog
        title={large === undefined ? '' : getName(large, open ?? 0)}
        isOpen={large !== undefined}
        onClose={() => setOpen(undefined)}
        size="wide"
      >
        {large?.asset_id !== undefined && (
          <figure className="gallery-large">
            <img src={buildPictureUrl(recipeId, large.asset_id, 'reader')} alt={getName(large, open ?? 0)} />
            <Caption image={large} language={language} />
          </figure>
        )}
      </Dialog>
    </section>
  );
};

const Caption = ({ image, language }: { readonly image: Asset; readonly language: string | undefined }) => {
  const words = useWords(recipeWords);
  const { caption, creator_credit, rights_statement, license } = image;
  const rights = [creator_credit && words.photo(creator_credit), rights_statement, license].filter(Boolean).join(' · ');
  if (!caption && rights === '') return null;
  return (
    <span className="gallery-caption">
      {caption && <span lang={language}>{caption}</span>}
      {rights !== '' && <small>{rights}</small>}
    </span>
  );
};
