export { recomputePantryFoods } from './recompute-pantry-foods.ts';
export type { PantryEntry, PantryEntryInput } from './entry.schemas.ts';
export { normalizeSemanticId, toSemanticIdsInAnyLanguage, toSemanticIds } from './to-semantic-ids.ts';
export { isInPantrySql } from './food.store.ts';
export { lockPantryShared, deferSharedPantryLock, selectSharedPantryLock } from './pantry-lock.store.ts';
export { findPantryHints } from './find-pantry-hints.ts';
export type { PantryHint } from './find-pantry-hints.ts';
export { recipesPort } from './recipes-port.ts';
export type { PantryFoodChanges } from './recipes-port.ts';
