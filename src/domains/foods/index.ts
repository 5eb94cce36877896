export { computeWeight, findUnitWeight, toFoodWeight } from './compute-weight.ts';
export type { FoodWeight, WeightDetails } from './compute-weight.ts';
export { findFood } from './find-food.ts';
export { findLineFood } from './find-line-food.ts';
export { getFood } from './food-table.ts';
export { FOOD_SOURCE } from './food.ts';
export type { Food, HouseholdMeasure } from './food.ts';
