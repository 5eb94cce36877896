export { getFood } from './food-table.ts';
export { FOOD_SOURCE } from './food.ts';
export type { Food, HouseholdMeasure } from './food.ts';
