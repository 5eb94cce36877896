export type { ShoppingCategories } from './items/category.routes.ts';
export type { Addition, ItemPatch } from './lists/change.schemas.ts';
export type { Selection, ShoppingItem, ShoppingListBody, ShoppingListSummary } from './lists/list.schemas.ts';
export type { Review, ReviewInput } from './review/review.schemas.ts';
