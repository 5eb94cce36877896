import type { ListDocument, Requirement, ShoppingItem } from '../lists/list.schemas.ts';

/** Caches the JSON of items and requirements, since a change touches only one or two of a long list. */
const written = new WeakMap<ShoppingItem | Requirement, string>();

const textOf = (part: ShoppingItem | Requirement): string => {
  const known = written.get(part);
  if (known !== undefined) return known;
  const text = JSON.stringify(part);
  written.set(part, text);
  return text;
};

/** Items are changed in place, so their cached JSON must be dropped. Requirements are replaced instead. */
export const invalidateItemJson = (item: ShoppingItem): void => void written.delete(item);

/** The JSON of a list as stored and served. It is long, so the parts are joined only once. */
export const serializeDocument = ({ items, requirements, ...rest }: ListDocument): string => {
  const parts = [JSON.stringify(rest).slice(0, -1), ',"items":['];
  items.forEach((item, place) => parts.push(place === 0 ? '' : ',', textOf(item)));
  parts.push('],"requirements":{');
  Object.entries(requirements).forEach(([id, requirement], place) =>
    parts.push(place === 0 ? '' : ',', JSON.stringify(id), ':', textOf(requirement)),
  );
  parts.push('}}');
  return parts.join('');
};
