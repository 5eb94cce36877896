import type { StoredSource } from './source.store.ts';

/** Where something comes from, in words: the site, or the name of the file. */
export const labelOf = (source: Pick<StoredSource, 'name' | 'url'> | undefined): string => {
  if (source === undefined) return '';
  return source.url === '' ? source.name : new URL(source.url).host;
};
