import { asId } from '../../../platform/ids/ids.ts';
import type { EntryId, Id, NewId } from '../../../platform/ids/ids.ts';
import type { DishId, DishInput, PlainItem, StoredDish } from './dish.schemas.ts';

/** In a request, null and empty text mean absent. */
const saidOf = (text: string | null | undefined): string | undefined => (text === '' ? undefined : (text ?? undefined));

const takePlainItem = (newId: NewId, given: NonNullable<DishInput['plain_items']>[number]): PlainItem => {
  const quantity = saidOf(given.quantity)?.trim();
  return {
    id: saidOf(given.id) ?? newId<Id<'plain-item'>>(),
    name: given.name.trim(),
    ...(quantity !== undefined && { quantity }),
  };
};

const takeDish = (newId: NewId, given: DishInput): StoredDish => {
  const { recipe_revision, plain_items } = given;
  const id = saidOf(given.id);
  const entry = saidOf(given.entry_id);
  const scale = saidOf(given.scale);
  const name = saidOf(given.display_name)?.trim();
  const notes = saidOf(given.notes);
  const origin = saidOf(given.leftover_of);
  const items = (plain_items ?? []).map((item) => takePlainItem(newId, item));
  return {
    id: id === undefined ? newId<DishId>() : asId<DishId>(id),
    ...(entry !== undefined && { entry_id: asId<EntryId>(entry) }),
    ...(typeof recipe_revision === 'number' && { recipe_revision }),
    ...(scale !== undefined && { scale }),
    ...(name !== undefined && { display_name: name }),
    ...(notes !== undefined && { notes }),
    ...(origin !== undefined && { leftover_of: asId<DishId>(origin) }),
    ...(items.length > 0 && { plain_items: items }),
  };
};

/** Turns the dishes of a request into stored dishes, generating missing ids. */
export const toStoredDishes = (newId: NewId, given: readonly DishInput[]): readonly StoredDish[] =>
  given.map((dish) => takeDish(newId, dish));
