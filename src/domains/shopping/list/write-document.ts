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

/** What the text of a list is put together from. */
const partsOf = ({ items, requirements, ...rest }: ListDocument): readonly string[] => {
  const parts = [JSON.stringify(rest).slice(0, -1), ',"items":['];
  items.forEach((item, place) => parts.push(place === 0 ? '' : ',', textOf(item)));
  parts.push('],"requirements":{');
  Object.entries(requirements).forEach(([id, requirement], place) =>
    parts.push(place === 0 ? '' : ',', JSON.stringify(id), ':', textOf(requirement)),
  );
  parts.push('}}');
  return parts;
};

/** The text of a list as it is stored and served. */
export const writeDocument = (document: ListDocument): string => partsOf(document).join('');

/** True where a list would be written as just this text. It is not put together for that: it is long. */
export const isWrittenAs = (document: ListDocument, text: string): boolean => {
  let at = 0;
  for (const part of partsOf(document)) {
    if (text.slice(at, at + part.length) !== part) return false;
    at += part.length;
  }
  return at === text.length;
};
