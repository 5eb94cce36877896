export { recomputePantryFoods } from './recompute-pantry-foods.ts';
export type { PantryEntry, PantryEntryInput } from './entry.schemas.ts';
export { foldedFood, foodsMeant, foodsNamed } from './foods.ts';
export { isInPantry } from './food.store.ts';
export { lockPantryShared, pantryIsKept } from './pantry-lock.store.ts';
export { pantryOperations } from './pantry.routes.ts';
export { pantryFor } from './pantry-for.ts';
export type { PantryHint } from './pantry-for.ts';
export type { FoodsMoved } from './restock.ts';
