import { addressIn } from './source-text.ts';

/** `Ada Merle <https://example.org>` as schema.org has it: a person, with an address where there is one. */
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
