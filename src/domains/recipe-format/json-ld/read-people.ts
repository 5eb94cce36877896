import type { JsonObject } from '../is-object.ts';
import type { Author } from '../schema/author.schemas.ts';
import type { Source } from '../schema/source.schemas.ts';
import { LONGEST_LABEL, LONGEST_PROSE, MOST_ITEMS } from '../schema/vocabulary.ts';
import { isSeen } from './clean-text.ts';
import { present } from './present.ts';
import { readAddress } from './read-address.ts';
import { property, typesOf } from './property.ts';
import type { Reader } from './reader.ts';

const kindOf = (node: JsonObject | undefined): Author['kind'] => {
  const types = node === undefined ? [] : typesOf(node);
  if (types.includes('Person')) return 'person';
  return types.some((type) => type.endsWith('Organization')) ? 'organization' : undefined;
};

export const readAuthors = (reader: Reader, value: unknown): Author[] => {
  const authors = reader.values(value).flatMap((one): Author[] => {
    const node = reader.node(one);
    // Several people in one node: `{"name": ["A", "B"]}`.
    const names = reader.lines(node === undefined ? one : property(node, 'name'), LONGEST_LABEL);
    const shared = present({ kind: kindOf(node), url: node && readAddress(reader, node, 'url') });
    return names.filter(isSeen).map((name) => ({ ...shared, name }));
  });
  return authors.slice(0, MOST_ITEMS);
};

/** An `@id` is often the page URL with a fragment: `https://example.org/soup/#webpage`. */
const withoutFragment = (address: string | undefined): string | undefined => address?.replace(/#.*$/s, '');

export const readSource = (reader: Reader, node: JsonObject): Source | undefined => {
  const url = readAddress(reader, property(node, 'url'), '@id', 'url');
  const page = withoutFragment(readAddress(reader, property(node, 'mainEntityOfPage'), '@id', 'url'));
  const origin = readAddress(reader, property(node, 'isBasedOn'), '@id', 'url');
  const source = present({
    url: url ?? page ?? origin,
    canonical_url: url === undefined || page === withoutFragment(url) ? undefined : page,
    publisher: reader.line(property(node, 'publisher'), LONGEST_LABEL),
    identifier: reader.line(property(node, 'identifier'), LONGEST_LABEL),
    attribution: reader.prose(property(node, 'creditText'), LONGEST_PROSE),
  });
  return Object.keys(source).length > 0 ? source : undefined;
};
