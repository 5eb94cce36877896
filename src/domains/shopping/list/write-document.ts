import type { ListDocument, Requirement, ShoppingItem } from '../list.schemas.ts';

/** What items and requirements were written as. Of a long list a change touches one or two. */
const written = new WeakMap<ShoppingItem | Requirement, string>();

const textOf = (part: ShoppingItem | Requirement): string => {
  const known = written.get(part);
  if (known !== undefined) return known;
  const text = JSON.stringify(part);
  written.set(part, text);
  return text;
};

/** An item is changed in place, and has to be written anew. Requirements are replaced by others. */
export const isWrittenAnew = (item: ShoppingItem): void => void written.delete(item);

/** The text of a list as it is stored and served, put together at once: it is long. */
export const writeDocument = ({ items, requirements, ...rest }: ListDocument): string => {
  const parts = [JSON.stringify(rest).slice(0, -1), ',"items":['];
  items.forEach((item, place) => parts.push(place === 0 ? '' : ',', textOf(item)));
  parts.push('],"requirements":{');
  Object.entries(requirements).forEach(([id, requirement], place) =>
    parts.push(place === 0 ? '' : ',', JSON.stringify(id), ':', textOf(requirement)),
  );
  parts.push('}}');
  return parts.join('');
};
