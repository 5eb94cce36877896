import type { Migration } from '../../../platform/db/migrations/migration.ts';

/** Columns shared by planned and saved meals. */
const common = (text: string, integer: string): string => `
      name ${text} not null,
      notes ${text} not null,
      dishes ${text} not null,
      representation ${text} not null,
      revision ${integer} not null,
      created_at ${text} not null,
      updated_at ${text} not null,
      updated_by ${text} not null`;

export const mealsMigration: Migration = {
  number: 5,
  name: 'meals',
  statements: ({ text, integer, table, keyTable }) => [
    `create table meal (
      id ${text} not null primary key,
      library_id ${text} not null references library (id) on delete cascade,
      date ${text} not null,
      slot ${text} not null check (slot in ('breakfast', 'lunch', 'dinner', 'snack', 'other')),
      moment ${text} not null,${common(text, integer)}
    ) ${table}`,
    'create index meal_moment on meal (library_id, moment, id)',
    // The dishes that can have leftovers. Dish ids are unique only within a meal, so several meals may have the same
    // one.
    `create table meal_dish (
      meal_id ${text} not null references meal (id) on delete cascade,
      dish_id ${text} not null,
      library_id ${text} not null,
      primary key (meal_id, dish_id)
    ) ${keyTable}`,
    'create index meal_dish_of_library on meal_dish (library_id, dish_id)',

    `create table saved_meal (
      id ${text} not null primary key,
      library_id ${text} not null references library (id) on delete cascade,
      name_key ${text} not null,${common(text, integer)}
    ) ${table}`,
    'create index saved_meal_named on saved_meal (library_id, name_key, id)',

    // Members who leave the library lose their URL, and do not get it back if they rejoin.
    `create table meal_calendar (
      id ${text} not null,
      library_id ${text} not null,
      user_id ${text} not null,
      secret_hash ${text} not null unique,
      made_locally ${integer} not null,
      created_at ${text} not null,
      primary key (library_id, user_id),
      foreign key (library_id, user_id) references library_member (library_id, user_id) on delete cascade
    ) ${table}`,
  ],
};
