import type { ExtractedItem, UnreadableItem, ImportArchive, PhotoLocation } from '../format.ts';
import { readRecipeText } from '../plain-text/read-recipe-text.ts';
import { baseName, isImagePath } from '../../archives/member-paths.ts';
import { readMember } from '../../archives/read-member.ts';
import { getAttribute, findChild, findDescendants, getChildText } from '../../markup/xml/xml-elements.ts';
import { parseXml } from '../../markup/xml/parse-xml.ts';
import type { XmlElement } from '../../markup/xml/parse-xml.ts';
import { DocxTextBuilder } from './docx-text-builder.ts';
import { parseNumbering } from './numbering.ts';

const MAIN_PART = /^word\/document\d{0,3}\.xml$/i;

/** Finds the main part of a Word document. Undefined if the archive is not a Word document. */
export const findMainPart = ({ members }: ImportArchive): string | undefined =>
  members.map(({ path }) => path).find((path) => MAIN_PART.test(path));

const partOf = async (archive: ImportArchive, path: string): Promise<XmlElement | undefined> => {
  const member = archive.members.find((one) => one.path.toLowerCase() === path);
  const file = member && (await readMember(archive, member.path));
  return file?.kind === 'file' ? parseXml(file.text()) : undefined;
};

const EMPTY = parseXml('');

/** Style ids are localized, so heading styles are found by their built-in name or outline level. */
const headingStyles = (styles: XmlElement): ReadonlySet<string> =>
  new Set(
    findDescendants(styles, 'w:style').flatMap((style) => {
      const name = findChild(style, 'w:name');
      const isNamed = name !== undefined && /^(?:heading \d|title|subtitle)$/i.test(getAttribute(name, 'w:val'));
      return isNamed || findDescendants(style, 'w:outlinelvl').length > 0 ? [getAttribute(style, 'w:styleid')] : [];
    }),
  );

/** Default titles of untitled documents. */
const isTitle = (text: string): boolean =>
  text !== '' && !/^(?:microsoft word\b|untitled|document\d*$|word document)/i.test(text);

const photosOf = ({ members }: ImportArchive): PhotoLocation[] =>
  members
    .map(({ path }) => path)
    .filter((path) => /^word\/media\//i.test(path) && isImagePath(path) && !/\.(?:svg|emf|wmf)$/i.test(path))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((path) => ({ kind: 'upload', path: [path] }));

/** Parses the recipes in the text of a Word document. */
export const readDocx = async (archive: ImportArchive, path: string): Promise<readonly ExtractedItem[]> => {
  const main = await readMember(archive, path);
  if (main.kind !== 'file') {
    const unreadable: UnreadableItem = { kind: 'unreadable', title: baseName(archive.name), reason: main.reason };
    return [unreadable];
  }
  const [numbering, styles, properties] = await Promise.all(
    ['word/numbering.xml', 'word/styles.xml', 'docprops/core.xml'].map((part) => partOf(archive, part)),
  );
  const document = new DocxTextBuilder(parseNumbering(numbering ?? EMPTY), headingStyles(styles ?? EMPTY));
  for (const body of findDescendants(parseXml(main.text()), 'w:body')) document.write(body);
  if (!/[\p{L}\p{N}]/u.test(document.text)) {
    return [{ kind: 'unreadable', title: baseName(archive.name), reason: 'The document contains no text.' }];
  }
  const [core] = properties === undefined ? [] : findDescendants(properties, 'cp:coreproperties', 'coreproperties');
  const title = core === undefined ? '' : getChildText(core, 'dc:title', 'title');
  const recipes = readRecipeText(document.text, isTitle(title) ? title : '');
  const photos = recipes.length === 1 ? photosOf(archive) : [];
  return recipes.map((recipe) => (photos.length > 0 ? { ...recipe, photos } : recipe));
};
