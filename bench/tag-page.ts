const PAGE_SIZE = 50;

export const createTagName = (index: number): string => `A tag of some length, number ${index}`;

/** A page of tags as large as the one the list operation returns. */
export const createTagPage = () => ({
  items: Array.from({ length: PAGE_SIZE }, (_, index) => ({
    id: `01a1dd2a-321c-7000-bbc8-e6d353b2${String(index).padStart(4, '0')}`,
    name: createTagName(index),
    color: '#c2410c',
    revision: 1,
    created_at: '2026-11-15T03:04:52.508Z',
    updated_at: '2026-11-15T03:04:52.508Z',
  })),
  next_cursor: null,
});
