import { hash } from 'node:crypto';

import { nameKey } from '../../../platform/text/name-key.ts';
import type { RecipeDocument } from '../../recipe-format/index.ts';
import { addressToken, sourceToken } from '../search/tokens.ts';
import { addressKey } from './address-key.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** `paprika:…`, `urn:…`: says itself among whose names it stands. */
const SCOPED = /^[a-z][a-z0-9+.-]*:\S/;
const ISBN = /^(?:urn:)?isbn\b|^97[89](?:[- ]?\d){10}$/;

/** 64 bits: among all pairs of a library of a million and as many recipes to come, a chance of one in twenty million. */
const fingerprint = (text: string): string => hash('sha256', text, 'hex').slice(0, 16);

/**
 * By what the source of a recipe knows it. A short id is told apart by whoever gave it, so it needs a publisher, a name
 * or a site; an ISBN is that of a book, so the page and the title have to go with it.
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

/** What a recipe is the same by, whatever else it says. */
export interface IdentityTokens {
  /** Of the address at which it was found, and of the one that its publisher calls the right one. */
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
