import { addressIn } from './source-text.ts';

/** Parses `Ada Merle <https://example.org>` into a schema.org author: a person if there is a URL, else the name. */
export const readAuthorText = (text: string): unknown => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const url = addressIn(line);
  if (url === undefined) return line;
  const name = line
    .replace(url, '')
    .replaceAll(/[<>()[\]]/g, '')
    .trim();
  return { '@type': 'Person', name: name === '' ? url : name, url };
};
