import type { Found, FoundUnreadable, ImportArchive, PhotoPlace } from '../format.ts';
import { readRecipeText } from '../plain-text/read-recipe-text.ts';
import { baseName, isPicturePath } from '../shared/members/member-paths.ts';
import { readMember } from '../shared/members/read-member.ts';
import { attribute, childNamed, descendantsNamed, lineOf } from '../shared/xml/elements.ts';
import { readXml } from '../shared/xml/read-xml.ts';
import type { XmlElement } from '../shared/xml/read-xml.ts';
import { DocumentText } from './document-text.ts';
import { readNumbering } from './numbering.ts';

const MAIN_PART = /^word\/document\d{0,3}\.xml$/i;

/** Finds the main part of a Word document. Undefined if the archive is not a Word document. */
export const mainPart = ({ members }: ImportArchive): string | undefined =>
  members.map(({ path }) => path).find((path) => MAIN_PART.test(path));

const partOf = async (archive: ImportArchive, path: string): Promise<XmlElement | undefined> => {
  const member = archive.members.find((one) => one.path.toLowerCase() === path);
  const file = member && (await readMember(archive, member.path));
  return file?.kind === 'file' ? readXml(file.text()) : undefined;
};

const EMPTY = readXml('');

/** Style ids are localized, so heading styles are found by their built-in name or outline level. */
const headingStyles = (styles: XmlElement): ReadonlySet<string> =>
  new Set(
    descendantsNamed(styles, 'w:style').flatMap((style) => {
      const name = childNamed(style, 'w:name');
      const isNamed = name !== undefined && /^(?:heading \d|title|subtitle)$/i.test(attribute(name, 'w:val'));
      return isNamed || descendantsNamed(style, 'w:outlinelvl').length > 0 ? [attribute(style, 'w:styleid')] : [];
    }),
  );

/** Default titles of untitled documents. */
const isTitle = (text: string): boolean =>
  text !== '' && !/^(?:microsoft word\b|untitled|document\d*$|word document)/i.test(text);

const photosOf = ({ members }: ImportArchive): PhotoPlace[] =>
  members
    .map(({ path }) => path)
    .filter((path) => /^word\/media\//i.test(path) && isPicturePath(path) && !/\.(?:svg|emf|wmf)$/i.test(path))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((path) => ({ kind: 'upload', path: [path] }));

/** Parses the recipes in the text of a Word document. */
export const readDocx = async (archive: ImportArchive, path: string): Promise<readonly Found[]> => {
  const main = await readMember(archive, path);
  if (main.kind !== 'file') {
    const unreadable: FoundUnreadable = { kind: 'unreadable', title: baseName(archive.name), reason: main.reason };
    return [unreadable];
  }
  const [numbering, styles, properties] = await Promise.all(
    ['word/numbering.xml', 'word/styles.xml', 'docprops/core.xml'].map((part) => partOf(archive, part)),
  );
  const document = new DocumentText(readNumbering(numbering ?? EMPTY), headingStyles(styles ?? EMPTY));
  for (const body of descendantsNamed(readXml(main.text()), 'w:body')) document.write(body);
  if (!/[\p{L}\p{N}]/u.test(document.text)) {
    return [{ kind: 'unreadable', title: baseName(archive.name), reason: 'The document holds no text.' }];
  }
  const [core] = properties === undefined ? [] : descendantsNamed(properties, 'cp:coreproperties', 'coreproperties');
  const title = core === undefined ? '' : lineOf(core, 'dc:title', 'title');
  const recipes = readRecipeText(document.text, isTitle(title) ? title : '');
  const photos = recipes.length === 1 ? photosOf(archive) : [];
  return recipes.map((recipe) => (photos.length > 0 ? { ...recipe, photos } : recipe));
};
