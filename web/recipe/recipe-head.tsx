import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { buildPictureUrl } from '../api/recipes.ts';
import { BackLink, useDocumentTitle } from '../design/page.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { getLastSearch } from '../parts/last-search.ts';
import { toWebUrl } from './document.ts';
import type { Asset, RecipeDocument } from './document.ts';
import type { DisplayedRecipe } from './scaled-view/use-scaled-view.ts';
import { recipeWords } from './recipe.words.ts';
import { formatYields } from './scaled-view/scaled-view.ts';
import './recipe-head.css';

export interface RecipeHeadProps {
  readonly shown: DisplayedRecipe;
  readonly picture: Asset | undefined;
  /** Main actions, below the text. */
  readonly actions: ReactNode;
  /** Further actions, in the corner. */
  readonly tools: ReactNode;
}

/** Title, author, times and picture of a recipe. */
export const RecipeHead = ({ shown, picture, actions, tools }: RecipeHeadProps) => {
  const words = useWords(recipeWords);
  const { entry, document } = shown;
  const { title, description, language } = document;
  useDocumentTitle(title);
  return (
    <header className="recipe-head" data-pictured={picture !== undefined}>
      <div className="recipe-head-text">
        <div className="recipe-head-top no-print">
          <BackLink>
            <Link to="/" search={getLastSearch()}>
              {words.recipes}
            </Link>
          </BackLink>
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
            src={buildPictureUrl(entry.id, picture.asset_id, 'reader')}
            alt={picture.alt || words.pictureOf(title)}
            fetchPriority="high"
          />
          {picture.caption && <figcaption lang={language}>{picture.caption}</figcaption>}
        </figure>
      )}
    </header>
  );
};

/** A web URL becomes a link, anything else stays text. */
const ExternalLink = ({ address, children }: { readonly address: string | undefined; readonly children: string }) => {
  const href = toWebUrl(address);
  if (href === undefined) return <span>{children}</span>;
  return (
    <a href={href} rel="noreferrer" target="_blank">
      {children}
    </a>
  );
};

const getHost = (address: string | undefined): string | undefined => {
  const href = toWebUrl(address);
  return href === undefined ? undefined : new URL(href).hostname.replace(/^www\./, '');
};

const FULL_DAY = /^\d{4}-\d{2}-\d{2}$/;

const Byline = ({ document: { authors, source, published_on } }: { readonly document: RecipeDocument }) => {
  const words = useWords(recipeWords);
  const formats = useFormats();
  const named = authors ?? [];
  const url = source?.url ?? source?.canonical_url;
  const sourceName = source?.name || source?.publisher || getHost(url) || source?.attribution;
  if (named.length === 0 && !sourceName && published_on === undefined) return null;
  return (
    <p className="recipe-head-byline">
      {named.length > 0 && (
        <span>
          {words.by('')}
          {named.map(({ name, url: about }, index) => (
            <span key={name}>
              {index > 0 && ', '}
              <ExternalLink address={about}>{name}</ExternalLink>
            </span>
          ))}
        </span>
      )}
      {sourceName && (
        <span>
          {words.source}: <ExternalLink address={url}>{sourceName}</ExternalLink>
          {source?.page && `, ${words.page(source.page)}`}
        </span>
      )}
      {published_on !== undefined && (
        <span>{words.published(FULL_DAY.test(published_on) ? formats.date(published_on) : published_on)}</span>
      )}
    </p>
  );
};

const KINDS = ['prep', 'cook', 'rest', 'chill', 'rise'] as const;

/** Times by kind that no step refers to. */
const getFurtherTimes = ({ times, instruction_sections }: RecipeDocument) => {
  const ofSteps = new Set(
    instruction_sections?.flatMap(({ steps }) => steps?.flatMap(({ timing_ids }) => timing_ids ?? []) ?? []),
  );
  return KINDS.flatMap((kind) => {
    const stated = times?.assertions?.find((one) => one.kind === kind && !ofSteps.has(one.id ?? ''));
    const duration = stated?.duration ?? stated?.max ?? stated?.min;
    return duration === undefined || duration === times?.active ? [] : [{ kind, duration }];
  });
};

/** Times, yields and how often it was cooked. */
const RecipeFacts = ({ shown: { entry, document, size } }: { readonly shown: DisplayedRecipe }) => {
  const words = useWords(recipeWords);
  const formats = useFormats();
  const { times, language } = document;
  const makes = formatYields(document, size, words.notScaled);
  const facts = [
    ...(times?.total === undefined ? [] : [{ name: words.total, text: formats.duration(times.total) }]),
    ...(times?.active === undefined ? [] : [{ name: words.active, text: formats.duration(times.active) }]),
    ...getFurtherTimes(document).map(({ kind, duration }) => ({ name: words[kind], text: formats.duration(duration) })),
  ];
  const { times_cooked, last_cooked } = entry;
  if (facts.length === 0 && makes.length === 0 && last_cooked === undefined) return null;
  return (
    <dl className="recipe-facts">
      {facts.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      {makes.length > 0 && (
        <div>
          <dt>{words.makes}</dt>
          <dd lang={language}>{makes.join(' · ')}</dd>
        </div>
      )}
      {last_cooked !== undefined && (
        <div className="no-print">
          <dt>{words.cooked}</dt>
          <dd>{words.cookedTimes(times_cooked, formats.date(last_cooked))}</dd>
        </div>
      )}
    </dl>
  );
};
