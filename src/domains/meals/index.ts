export type { Calendar, CreatedCalendar } from './calendar/calendar.schemas.ts';
export type { Dish, DishInput, PlainItem } from './dishes/dish.schemas.ts';
export type { Meal, MealInput, Slot } from './planned/meal.schemas.ts';
export { findPlannedMealsById } from './planned/find-planned-meals-by-id.ts';
export type { SavedMeal, SavedMealInput } from './saved/saved-meal.schemas.ts';
