import { daysAfter } from '../../../platform/clock/calendar-day.ts';
import type { StoredDish } from '../dish.schemas.ts';
import type { Slot, StoredMeal } from '../meal.schemas.ts';
import type { Recipes } from '../recipes-of.ts';
import { escapeText } from './content-line.ts';

const slotNames: Readonly<Record<Slot, string>> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
  other: 'Meal',
};

/** In characters. Programs show a few lines of an event; who wants all of it reads the meal. */
const LONGEST_SUMMARY = 300;
const LONGEST_DESCRIPTION = 3000;

const clip = (text: string, longest: number): string => {
  // No text has more characters than units, so most are not taken apart; nor half as many, so of a long one little is.
  if (text.length <= longest) return text;
  const characters = Array.from(text.slice(0, 2 * longest + 1));
  return characters.length <= longest ? text : `${characters.slice(0, longest - 1).join('')}…`;
};

/** What people call a dish; undefined for one of plain items alone, and where the recipe is gone that gave it its name. */
const nameOf = ({ display_name, entry_id }: StoredDish, recipes: Recipes): string | undefined =>
  display_name ?? (entry_id === undefined ? undefined : recipes.get(entry_id)?.title);

/** What the summary calls it. */
const phrasesOf = (dish: StoredDish, recipes: Recipes): readonly string[] => {
  const name = nameOf(dish, recipes);
  return name === undefined ? (dish.plain_items ?? []).map((item) => item.name) : [name];
};

const summaryOf = ({ slot, name, dishes }: StoredMeal, recipes: Recipes): string => {
  const phrases = dishes.flatMap((dish) => phrasesOf(dish, recipes));
  const named = phrases.length > 0 ? phrases.join(', ') : name;
  return named === '' ? slotNames[slot] : `${slotNames[slot]}: ${named}`;
};

const paragraphOf = (dish: StoredDish, recipes: Recipes): string => {
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

const descriptionOf = ({ name, notes, dishes }: StoredMeal, recipes: Recipes): string =>
  [name, notes, ...dishes.map((dish) => paragraphOf(dish, recipes))].filter((part) => part !== '').join('\n\n');

/** `2026-03-14` as a calendar writes it; and `2026-03-14T12:00:00.000Z`. */
const dateText = (day: string): string => day.replaceAll('-', '');
const instantText = (instant: string): string => instant.replaceAll(/[-:]|\.\d+/g, '');

/**
 * A meal as an event of its whole day (RFC 5545, section 3.6.1). It takes up no time, so that nobody is taken for busy.
 * Its id and the number of its changes are the meal's, so that a calendar program knows it again when it has moved.
 */
export const eventLines = (meal: StoredMeal, recipes: Recipes): readonly string[] => {
  const description = clip(descriptionOf(meal, recipes), LONGEST_DESCRIPTION);
  return [
    'BEGIN:VEVENT',
    `UID:${meal.id}`,
    `DTSTAMP:${instantText(meal.updated_at)}`,
    `SEQUENCE:${meal.revision - 1}`,
    `DTSTART;VALUE=DATE:${dateText(meal.date)}`,
    `DTEND;VALUE=DATE:${dateText(daysAfter(meal.date, 1))}`,
    `SUMMARY:${escapeText(clip(summaryOf(meal, recipes), LONGEST_SUMMARY))}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
};
