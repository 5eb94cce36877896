import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { pictureAddress } from '../api/recipes.ts';
import { Back, useTitle } from '../design/page.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { lastFind } from '../parts/last-find.ts';
import { webAddress } from './document.ts';
import type { Asset, RecipeDocument } from './document.ts';
import { RecipeFacts } from './recipe-facts.tsx';
import type { ShownRecipe } from './reading/use-reading.ts';
import { recipeWords } from './recipe.words.ts';
import './recipe-head.css';

export interface RecipeHeadProps {
  readonly shown: ShownRecipe;
  readonly picture: Asset | undefined;
  /** What it is for, below the text. */
  readonly actions: ReactNode;
  /** What else can be done, in the corner. */
  readonly tools: ReactNode;
}

/** What it is, who wrote it, how long it takes and how it looks. */
export const RecipeHead = ({ shown, picture, actions, tools }: RecipeHeadProps) => {
  const words = useWords(recipeWords);
  const { entry, document } = shown;
  const { title, description, language } = document;
  useTitle(title);
  return (
    <header className="recipe-head" data-pictured={picture !== undefined}>
      <div className="recipe-head-text">
        <div className="recipe-head-top no-print">
          <Back>
            <Link to="/" search={lastFind()}>
              {words.recipes}
            </Link>
          </Back>
          <div>{tools}</div>
        </div>
        <h1 lang={language}>{title}</h1>
        {description !== undefined && description !== '' && (
          <p className="recipe-head-description" lang={language}>
            {description}
          </p>
        )}
        <Byline document={document} />
        <RecipeFacts shown={shown} />
        <div className="recipe-head-actions no-print">{actions}</div>
      </div>
      {picture?.asset_id !== undefined && (
        <figure className="recipe-head-picture">
          <img
            src={pictureAddress(entry.id, picture.asset_id, 'reader')}
            alt={picture.alt || words.pictureOf(title)}
            fetchPriority="high"
          />
          {picture.caption && <figcaption lang={language}>{picture.caption}</figcaption>}
        </figure>
      )}
    </header>
  );
};

/** An address from outside is a link where it is one of the web, and else just its text. */
const Outside = ({ address, children }: { readonly address: string | undefined; readonly children: string }) => {
  const href = webAddress(address);
  if (href === undefined) return <span>{children}</span>;
  return (
    <a href={href} rel="noreferrer" target="_blank">
      {children}
    </a>
  );
};

const hostOf = (address: string | undefined): string | undefined => {
  const href = webAddress(address);
  return href === undefined ? undefined : new URL(href).hostname.replace(/^www\./, '');
};

const FULL_DAY = /^\d{4}-\d{2}-\d{2}$/;

const Byline = ({ document: { authors, source, published_on } }: { readonly document: RecipeDocument }) => {
  const words = useWords(recipeWords);
  const formats = useFormats();
  const named = authors ?? [];
  const url = source?.url ?? source?.canonical_url;
  const sourceName = source?.name || source?.publisher || hostOf(url) || source?.attribution;
  if (named.length === 0 && !sourceName && published_on === undefined) return null;
  return (
    <p className="recipe-head-byline">
      {named.length > 0 && (
        <span>
          {words.by('')}
          {named.map(({ name, url: about }, index) => (
            <span key={name}>
              {index > 0 && ', '}
              <Outside address={about}>{name}</Outside>
            </span>
          ))}
        </span>
      )}
      {sourceName && (
        <span>
          {words.source}: <Outside address={url}>{sourceName}</Outside>
          {source?.page && `, ${words.page(source.page)}`}
        </span>
      )}
      {published_on !== undefined && (
        <span>{words.published(FULL_DAY.test(published_on) ? formats.date(published_on) : published_on)}</span>
      )}
    </p>
  );
};
