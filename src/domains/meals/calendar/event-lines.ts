import { addDays } from '../../../platform/clock/calendar-day.ts';
import type { StoredDish } from '../dishes/dish.schemas.ts';
import type { Slot, StoredMeal } from '../planned/meal.schemas.ts';
import type { DishRecipes } from '../dishes/find-dish-recipes.ts';
import { escapeText } from './content-line.ts';

const slotNames: Readonly<Record<Slot, string>> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
  other: 'Meal',
};

/** In characters. Calendar apps show a few lines; the full meal is in Tureen. */
const MAX_SUMMARY_LENGTH = 300;
const MAX_DESCRIPTION_LENGTH = 3000;

const clip = (text: string, longest: number): string => {
  // A text never has more characters than UTF-16 units, so most texts need no splitting, and it has at least half as
  // many, so only the start of a long one is split.
  if (text.length <= longest) return text;
  const characters = Array.from(text.slice(0, 2 * longest + 1));
  return characters.length <= longest ? text : `${characters.slice(0, longest - 1).join('')}…`;
};

/** The name of a dish; undefined if it has only plain items or if the recipe it was named after is gone. */
const nameOf = ({ display_name, entry_id }: StoredDish, recipes: DishRecipes): string | undefined =>
  display_name ?? (entry_id === undefined ? undefined : recipes.get(entry_id)?.title);

/** The phrases for a dish in the summary. */
const phrasesOf = (dish: StoredDish, recipes: DishRecipes): readonly string[] => {
  const name = nameOf(dish, recipes);
  return name === undefined ? (dish.plain_items ?? []).map((item) => item.name) : [name];
};

const summaryOf = ({ slot, name, dishes }: StoredMeal, recipes: DishRecipes): string => {
  const phrases = dishes.flatMap((dish) => phrasesOf(dish, recipes));
  const named = phrases.length > 0 ? phrases.join(', ') : name;
  return named === '' ? slotNames[slot] : `${slotNames[slot]}: ${named}`;
};

const paragraphOf = (dish: StoredDish, recipes: DishRecipes): string => {
  const name = nameOf(dish, recipes);
  const scaled = dish.scale === undefined ? '' : ` (× ${dish.scale})`;
  const items = (dish.plain_items ?? []).map(({ name: item, quantity }) =>
    quantity === undefined ? `- ${item}` : `- ${item}, ${quantity}`,
  );
  return [
    ...(name === undefined ? [] : [`${name}${scaled}`]),
    ...(dish.notes === undefined ? [] : [dish.notes]),
    ...items,
  ].join('\n');
};

const descriptionOf = ({ name, notes, dishes }: StoredMeal, recipes: DishRecipes): string =>
  [name, notes, ...dishes.map((dish) => paragraphOf(dish, recipes))].filter((part) => part !== '').join('\n\n');

/** Formats `2026-03-14` for a calendar, and below `2026-03-14T12:00:00.000Z`. */
const dateText = (day: string): string => day.replaceAll('-', '');
const instantText = (instant: string): string => instant.replaceAll(/[-:]|\.\d+/g, '');

/**
 * A meal as an all-day event (RFC 5545, section 3.6.1). It is transparent, so it does not mark anyone as busy. UID and
 * SEQUENCE come from the meal, so that calendar apps recognize a meal that was moved.
 */
export const toEventLines = (meal: StoredMeal, recipes: DishRecipes): readonly string[] => {
  const description = clip(descriptionOf(meal, recipes), MAX_DESCRIPTION_LENGTH);
  return [
    'BEGIN:VEVENT',
    `UID:${meal.id}`,
    `DTSTAMP:${instantText(meal.updated_at)}`,
    `SEQUENCE:${meal.revision - 1}`,
    `DTSTART;VALUE=DATE:${dateText(meal.date)}`,
    `DTEND;VALUE=DATE:${dateText(addDays(meal.date, 1))}`,
    `SUMMARY:${escapeText(clip(summaryOf(meal, recipes), MAX_SUMMARY_LENGTH))}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
};
