import { asId } from '../../platform/ids/ids.ts';
import type { EntryId, Id, NewId } from '../../platform/ids/ids.ts';
import type { DishId, DishInput, PlainItem, StoredDish } from './dish.schemas.ts';

/** In a request null means absent, and an empty text says no more. */
const saidOf = (text: string | null | undefined): string | undefined => (text === '' ? undefined : (text ?? undefined));

const takePlainItem = (
  newId: NewId,
  { id, name, quantity }: NonNullable<DishInput['plain_items']>[number],
): PlainItem => {
  const said = saidOf(quantity)?.trim();
  return { id: id ?? newId<Id<'plain-item'>>(), name: name.trim(), ...(said !== undefined && { quantity: said }) };
};

const takeDish = (newId: NewId, given: DishInput): StoredDish => {
  const { id, entry_id, recipe_revision, scale, leftover_of, plain_items } = given;
  const name = saidOf(given.display_name)?.trim();
  const notes = saidOf(given.notes);
  const items = (plain_items ?? []).map((item) => takePlainItem(newId, item));
  return {
    id: typeof id === 'string' ? asId<DishId>(id) : newId<DishId>(),
    ...(typeof entry_id === 'string' && { entry_id: asId<EntryId>(entry_id) }),
    ...(typeof recipe_revision === 'number' && { recipe_revision }),
    ...(typeof scale === 'string' && { scale }),
    ...(name !== undefined && { display_name: name }),
    ...(notes !== undefined && { notes }),
    ...(typeof leftover_of === 'string' && { leftover_of: asId<DishId>(leftover_of) }),
    ...(items.length > 0 && { plain_items: items }),
  };
};

/** The dishes of a request as they are kept, each with an id: the one that was given, or a new one. */
export const takeDishes = (newId: NewId, given: readonly DishInput[]): readonly StoredDish[] =>
  given.map((dish) => takeDish(newId, dish));
