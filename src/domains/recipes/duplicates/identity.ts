import { hash } from 'node:crypto';

import { toNameKey } from '../../../platform/text/name-key.ts';
import type { RecipeDocument } from '../../recipe-format/index.ts';
import { toUrlKey } from './url-key.ts';
import { urlFingerprintToken, sourceFingerprintToken, joinWordsWithDashes } from '../search/index/tokens.ts';
import { splitIntoWordSpellings } from '../search/index/word-spellings.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** An id with its own namespace: `paprika:…`, `urn:…`. */
const SCOPED = /^[a-z][a-z0-9+.-]*:\S/;
const ISBN = /^(?:urn:)?isbn\b|^97[89](?:[- ]?\d){10}$/;

/**
 * 64 bits. Between a library of a million recipes and another million to come, the chance of any collision is one in
 * twenty million.
 */
const fingerprint = (text: string): string => hash('sha256', text, 'hex').slice(0, 16);

/**
 * The id that the source has for a recipe. A short id is unique only within its source, so it needs a publisher, a name
 * or a site. An ISBN identifies a book, so it needs the page and the title.
 */
const sourceKey = ({ title, source = {} }: RecipeDocument): string | undefined => {
  const identifier = toNameKey(source.identifier ?? '');
  if (identifier === '') return undefined;
  if (ISBN.test(identifier)) {
    const page = toNameKey(source.page ?? '');
    return page === '' ? undefined : [identifier.replaceAll(/[^\dx]/g, ''), page, toNameKey(title)].join('\n');
  }
  if (UUID.test(identifier) || SCOPED.test(identifier)) return identifier;
  const giver = toNameKey(source.publisher || source.name || '') || siteOf(source.canonical_url ?? source.url ?? '');
  return giver === '' ? undefined : [giver, identifier].join('\n');
};

const siteOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '';

/** Tokens that identify a recipe whatever its content. */
interface IdentityTokens {
  /** For the URL that it was found at and for its canonical URL. */
  readonly urls: readonly string[];
  readonly sources: readonly string[];
}

export const extractIdentityTokens = (recipe: RecipeDocument): IdentityTokens => {
  const { canonical_url: canonical, url } = recipe.source ?? {};
  const pages = [canonical, url].flatMap((address) => (address === undefined ? [] : (toUrlKey(address) ?? [])));
  const source = sourceKey(recipe);
  return {
    urls: [...new Set(pages)].map((page) => urlFingerprintToken(fingerprint(page))),
    sources: source === undefined ? [] : [sourceFingerprintToken(fingerprint(source))],
  };
};

/** What identifies a recipe. */
export interface Identity extends IdentityTokens {
  readonly portableId: string | undefined;
  /** The words of its title, joined. */
  readonly phrase: string;
}

export const toTitlePhrase = (title: string): string =>
  joinWordsWithDashes(splitIntoWordSpellings(title).map(([usual = '']) => usual));

export const extractIdentity = (document: RecipeDocument): Identity => ({
  portableId: document.id,
  phrase: toTitlePhrase(document.title),
  ...extractIdentityTokens(document),
});

/**
 * Two recipes that `findDefiniteMatchesInTransaction` could match share at least one of these keys. Recipes of one page
 * match only if they have the same title.
 */
export const extractIdentityKeys = (document: RecipeDocument): readonly string[] => {
  const { portableId, phrase, urls, sources } = extractIdentity(document);
  return [
    ...(portableId === undefined ? [] : [`id ${portableId}`]),
    ...sources,
    ...urls.map((address) => `${address} ${phrase}`),
  ];
};
