import { queryOptions } from '@tanstack/react-query';

import type { BookSummary, Facet, Tag, TagInput } from '../../src/domains/organization/index.ts';
import { buildPageUrl, getAll } from './client.ts';
import { create } from './create.ts';

export type { BookSummary, Facet, FacetKind, Tag } from '../../src/domains/organization/index.ts';

/** What recipes are organized by. A household has dozens of each, so they are loaded completely. */
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

/** The URL of a book cover in one of the stored sizes. */
export const buildCoverUrl = (bookId: string, assetId: string, preset: 'thumb' | 'card' | 'reader'): string =>
  buildPageUrl(`/books/${bookId}/assets/${assetId}/derivatives/${preset}`);
