import type { JsonObject } from '../../json.ts';
import type { Author, Source } from '../../schema/attribution.schemas.ts';
import { MAX_ITEMS, MAX_LABEL_LENGTH, MAX_PROSE_LENGTH } from '../../schema/field-types.ts';
import { hasVisibleText } from '../clean-text.ts';
import { getProperty, getTypes } from '../node-properties.ts';
import { omitEmpty } from '../omit-empty.ts';
import type { NodeReader } from './node-reader.ts';
import { parseUrl } from './parse-values.ts';

const getAuthorKind = (node: JsonObject | undefined): Author['kind'] => {
  const types = node === undefined ? [] : getTypes(node);
  if (types.includes('Person')) return 'person';
  return types.some((type) => type.endsWith('Organization')) ? 'organization' : undefined;
};

export const parseAuthors = (reader: NodeReader, value: unknown): Author[] => {
  const authors = reader.values(value).flatMap((item): Author[] => {
    const node = reader.resolveNode(item);
    // Several people in one node: `{"name": ["A", "B"]}`.
    const names = reader.lines(node === undefined ? item : getProperty(node, 'name'), MAX_LABEL_LENGTH);
    const shared = omitEmpty({ kind: getAuthorKind(node), url: node && parseUrl(reader, node, 'url') });
    return names.filter(hasVisibleText).map((name) => ({ ...shared, name }));
  });
  return authors.slice(0, MAX_ITEMS);
};

/** An `@id` is often the page plus a fragment: `https://example.org/soup/#webpage`. */
const withoutFragment = (url: string | undefined): string | undefined => url?.replace(/#.*$/s, '');

export const parseSource = (reader: NodeReader, node: JsonObject): Source | undefined => {
  const url = parseUrl(reader, getProperty(node, 'url'), '@id', 'url');
  const page = withoutFragment(parseUrl(reader, getProperty(node, 'mainEntityOfPage'), '@id', 'url'));
  const origin = parseUrl(reader, getProperty(node, 'isBasedOn'), '@id', 'url');
  const source = omitEmpty({
    url: url ?? page ?? origin,
    canonical_url: url === undefined || page === withoutFragment(url) ? undefined : page,
    publisher: reader.line(getProperty(node, 'publisher'), MAX_LABEL_LENGTH),
    identifier: reader.line(getProperty(node, 'identifier'), MAX_LABEL_LENGTH),
    attribution: reader.prose(getProperty(node, 'creditText'), MAX_PROSE_LENGTH),
  });
  return Object.keys(source).length > 0 ? source : undefined;
};
