import { queryOptions } from '@tanstack/react-query';

import type { BookSummary, Facet, Tag, TagInput } from '../../src/domains/organization/index.ts';
import { addressInPage, getAll } from './client.ts';
import { create } from './create.ts';

export type { BookSummary, Facet, FacetKind, Tag } from '../../src/domains/organization/index.ts';

/** What recipes are filed under. A household has dozens of each, so they are read whole. */
export const tagsQuery = queryOptions({
  queryKey: ['tag', 'list'],
  queryFn: ({ signal }) => getAll<Tag>('/tags', { signal }),
});

export const createTag = (input: TagInput): Promise<Tag> => create<Tag>('/tags', input);

export const facetsQuery = queryOptions({
  queryKey: ['facet', 'list'],
  queryFn: ({ signal }) => getAll<Facet>('/facets', { signal }),
});

export const booksQuery = queryOptions({
  queryKey: ['book', 'list'],
  queryFn: ({ signal }) => getAll<BookSummary>('/books', { signal }),
});

/** Where the cover of a book is, in one of the sizes that are kept. */
export const coverAddress = (bookId: string, assetId: string, preset: 'thumb' | 'card' | 'reader'): string =>
  addressInPage(`/books/${bookId}/assets/${assetId}/derivatives/${preset}`);
