import type { StoredSource } from './source.store.ts';

/** A label for a source: the website, or the name of the file. */
export const labelOf = (source: Pick<StoredSource, 'name' | 'url'> | undefined): string => {
  if (source === undefined) return '';
  return source.url === '' ? source.name : new URL(source.url).host;
};
