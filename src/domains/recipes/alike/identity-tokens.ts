import { hash } from 'node:crypto';

import { nameKey } from '../../../platform/text/name-key.ts';
import type { RecipeDocument } from '../../recipe-format/index.ts';
import { addressToken, sourceToken } from '../search/tokens.ts';
import { addressKey } from './address-key.ts';

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
  const identifier = nameKey(source.identifier ?? '');
  if (identifier === '') return undefined;
  if (ISBN.test(identifier)) {
    const page = nameKey(source.page ?? '');
    return page === '' ? undefined : [identifier.replaceAll(/[^\dx]/g, ''), page, nameKey(title)].join('\n');
  }
  if (UUID.test(identifier) || SCOPED.test(identifier)) return identifier;
  const giver = nameKey(source.publisher || source.name || '') || siteOf(source.canonical_url ?? source.url ?? '');
  return giver === '' ? undefined : [giver, identifier].join('\n');
};

const siteOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '';

/** Tokens that identify a recipe whatever its content. */
export interface IdentityTokens {
  /** For the URL that it was found at and for its canonical URL. */
  readonly addresses: readonly string[];
  readonly sources: readonly string[];
}

export const identityTokens = (recipe: RecipeDocument): IdentityTokens => {
  const { canonical_url: canonical, url } = recipe.source ?? {};
  const pages = [canonical, url].flatMap((address) => (address === undefined ? [] : (addressKey(address) ?? [])));
  const source = sourceKey(recipe);
  return {
    addresses: [...new Set(pages)].map((page) => addressToken(fingerprint(page))),
    sources: source === undefined ? [] : [sourceToken(fingerprint(source))],
  };
};
