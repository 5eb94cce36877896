import { attribute, childNamed, childrenNamed, descendantsNamed } from '../shared/xml/elements.ts';
import type { XmlElement } from '../shared/xml/read-xml.ts';

/** For each list id, whether each of its levels is numbered. */
export type Numbering = ReadonlyMap<string, readonly boolean[]>;

const MOST_LEVELS = 9;

/** Parses `word/numbering.xml`, which says whether a list has numbers or bullets on each level. */
export const readNumbering = (root: XmlElement): Numbering => {
  const levelsOf = new Map<string, boolean[]>();
  for (const list of descendantsNamed(root, 'w:abstractnum')) {
    const levels = childrenNamed(list, 'w:lvl').slice(0, MOST_LEVELS);
    const formats = levels.map((level) => {
      const format = childNamed(level, 'w:numfmt');
      return format === undefined ? 'bullet' : attribute(format, 'w:val');
    });
    levelsOf.set(
      attribute(list, 'w:abstractnumid'),
      formats.map((format) => format !== 'bullet' && format !== 'none'),
    );
  }
  return new Map(
    descendantsNamed(root, 'w:num').map((list) => {
      const of = childNamed(list, 'w:abstractnumid');
      return [attribute(list, 'w:numid'), levelsOf.get(of === undefined ? '' : attribute(of, 'w:val')) ?? []];
    }),
  );
};
