import { collapseWhitespace } from '../../../platform/text/collapse-whitespace.ts';
import { findUrl } from './parse-source.ts';

/** Parses `Ada Merle <https://example.org>` into a schema.org author: a person if there is a URL, else the name. */
export const parseAuthor = (text: string): unknown => {
  const line = collapseWhitespace(text);
  const url = findUrl(line);
  if (url === undefined) return line;
  const name = line
    .replace(url, '')
    .replaceAll(/[<>()[\]]/g, '')
    .trim();
  return { '@type': 'Person', name: name === '' ? url : name, url };
};
