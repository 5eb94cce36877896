// Extracts the text of a file in the crudest way, without using any of the readers being evaluated.
import { inflateRawSync } from 'node:zlib';

import type { ImportFile } from '../../src/domains/imports/formats/format.ts';
import { parseCsvRows } from '../../src/domains/imports/csv/parse-csv-rows.ts';
import { stripBoilerplate } from './fold.ts';

/** Matches JSON fields whose texts are ingredients and steps. */
const RECIPE_FIELDS = /ingredient|instruction|direction|step|method|preparation|notes?(?:\.|$)/i;
/** Nested fields that are not recipe text, and tables that do not hold recipes. */
const IGNORED_FIELDS =
  /timeline|shopping|normalized|refer|(?:^|[._])(?:id|slug|hash|uid|icon|url|type|context)$|image|photo|@|ingredient_(?:foods|units)|alias|recipe_comments|review/i;

const stripTags = (text: string): string =>
  text
    .replaceAll(/<(script|style|head)\b[\s\S]*?<\/\1>/gi, '\n')
    .replaceAll(/<!--[\s\S]*?-->/g, '\n')
    .replaceAll(/<\/?(?:p|li|div|br|h\d|tr|td|ul|ol|w:p)\b[^>]*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/&(?:quot|apos);/g, "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const splitLines = (text: string): readonly string[] => text.split(/\r\n|[\n\r]/).map((line) => line.trim());

/** All strings in a JSON value with their field paths. */
export function* collectTexts(value: unknown, path = ''): Generator<readonly [path: string, text: string]> {
  if (typeof value === 'string') yield [path, value];
  else if (Array.isArray(value)) for (const item of value) yield* collectTexts(item, path);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, one] of Object.entries(value)) yield* collectTexts(one, path === '' ? name : `${path}.${name}`);
  }
}

const extractJsonLines = (json: unknown): readonly string[] =>
  [...collectTexts(json)].flatMap(([path, text]) =>
    RECIPE_FIELDS.test(path) && !IGNORED_FIELDS.test(path) ? splitLines(stripTags(text)) : [],
  );

const isMarkup = (text: string): boolean => /^\s*(?:<!doctype|<\?xml|<html|<[a-z]+[\s>])/i.test(text);

/** The text of an XML file and its attributes, where MasterCook stores ingredient names. */
const extractMarkupLines = (text: string): readonly string[] => {
  const isXml = /^\s*<(?:\?xml|mx2|recipeml)/i.test(text);
  const attributes = isXml ? [...text.matchAll(/\s(?:name|author)="([^"]*)"/gi)].map(([, value = '']) => value) : [];
  return [...splitLines(stripTags(isXml ? text.replaceAll(/<[^>]*>/g, '\n') : text)), ...attributes];
};

const isTable = (text: string): boolean => {
  const [first] = text.split('\n', 1);
  return /^\ufeff?"?title"?[,;\t]/i.test(first ?? '');
};

/** The paragraphs of a DOCX file. It is a ZIP archive; the member with the text is found by its name. */
export const extractDocxLines = (bytes: Uint8Array): readonly string[] | undefined => {
  const buffer = Buffer.from(bytes);
  const nameOffset = buffer.indexOf('word/document.xml');
  if (nameOffset < 30 || buffer.readUInt32LE(nameOffset - 30) !== 0x0403_4b50) return undefined;
  const start = nameOffset + buffer.readUInt16LE(nameOffset - 4) + buffer.readUInt16LE(nameOffset - 2);
  try {
    const xml = inflateRawSync(buffer.subarray(start), { maxOutputLength: 2 ** 26 }).toString();
    return splitLines(stripTags(xml)).flatMap((line) => stripBoilerplate(line) ?? []);
  } catch {
    return undefined;
  }
};

const stripComments = (text: string): string => text.replaceAll(/\[-[\s\S]*?-\]|--.*$/gm, '');

const isCooklang = (text: string): boolean => /(?:^|\s)@[\p{L}\d]|^>>|^-- /mu.test(text);

/** The long lines of a file, or undefined if there is no crude way to get them, as for PDF. */
export const extractLines = (file: ImportFile): readonly string[] | undefined => {
  if (Buffer.from(file.bytes.subarray(0, 5)).toString('latin1') === '%PDF-') return undefined;
  const json = file.json();
  const text = file.text();
  const lines = (): readonly string[] => {
    if (json !== undefined) return extractJsonLines(json);
    if (isMarkup(text)) return extractMarkupLines(text);
    if (isTable(text)) return [...parseCsvRows(text)].slice(1).flatMap((row) => row.flatMap(splitLines));
    return splitLines(isCooklang(text) ? stripComments(text) : text);
  };
  return lines().flatMap((line) => stripBoilerplate(line) ?? []);
};
