import { getAttribute, findChild, findChildren, findDescendants } from '../../markup/xml/xml-elements.ts';
import type { XmlElement } from '../../markup/xml/parse-xml.ts';

/** For each list id, whether each of its levels is numbered. */
export type Numbering = ReadonlyMap<string, readonly boolean[]>;

const MAX_LEVELS = 9;

/** Parses `word/numbering.xml`, which says whether a list has numbers or bullets on each level. */
export const parseNumbering = (root: XmlElement): Numbering => {
  const levelsOf = new Map<string, boolean[]>();
  for (const list of findDescendants(root, 'w:abstractnum')) {
    const levels = findChildren(list, 'w:lvl').slice(0, MAX_LEVELS);
    const formats = levels.map((level) => {
      const format = findChild(level, 'w:numfmt');
      return format === undefined ? 'bullet' : getAttribute(format, 'w:val');
    });
    levelsOf.set(
      getAttribute(list, 'w:abstractnumid'),
      formats.map((format) => format !== 'bullet' && format !== 'none'),
    );
  }
  return new Map(
    findDescendants(root, 'w:num').map((list) => {
      const of = findChild(list, 'w:abstractnumid');
      return [getAttribute(list, 'w:numid'), levelsOf.get(of === undefined ? '' : getAttribute(of, 'w:val')) ?? []];
    }),
  );
};
