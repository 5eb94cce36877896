import { partsOf, sectionsOf } from '../document/parts.ts';
import type { Part, Shape } from '../document/parts.ts';
import { isSame } from '../document/same.ts';
import { sectionManner, withoutId } from './manners.ts';
import type { Named } from './manners.ts';
import { mergeLists } from './merge-lists.ts';
import { settle } from './merge-log.ts';
import type { Manner, MergeLog } from './merge-log.ts';

/** Three versions of one thing: as I began with it, as I have it, as somebody else saved it meanwhile. */
export type Three<T> = readonly [base: T, mine: T, theirs: T];

type Sections<S> = S[] | null | undefined;

const sectionIn = <S, I>(part: Part<S, I> | undefined): S | undefined =>
  part?.kind === 'section' ? part.value : undefined;

const itemIn = <S, I>(part: Part<S, I> | undefined): I | undefined => (part?.kind === 'item' ? part.value : undefined);

/** The lines of a list with their headings among them. A heading and a line never have the same key. */
export const mergeSections = <S extends Named, I extends Named>(
  [base, mine, theirs]: Three<Sections<S>>,
  shape: Shape<S, I>,
  manner: Manner<I>,
  log: MergeLog,
): Sections<S> => {
  const keyed = (sections: Sections<S>) => partsOf(sections, shape).map((part) => ({ key: part.key, value: part }));
  const parts = mergeLists(keyed(base), keyed(mine), keyed(theirs), {
    isTwin: (a, b) => a.kind === b.kind && isSame(withoutId(a.value), withoutId(b.value)),
    settle: ({ key, base: b, mine: m, theirs: t }): readonly Part<S, I>[] => {
      const id = `${manner.place.kind}/${key}`;
      if ((m ?? t)?.kind === 'section') {
        const sides = { id, base: sectionIn(b), mine: sectionIn(m), theirs: sectionIn(t) };
        return settle(sides, sectionManner<S>(), log).map((value) => ({ kind: 'section', key, value }));
      }
      const sides = { id, base: itemIn(b), mine: itemIn(m), theirs: itemIn(t) };
      return settle(sides, manner, log).map((value) => ({ kind: 'item', key, value }));
    },
  });
  // Who changed nothing has no say in how nothing is written: null, an empty list, or not at all.
  if (isSame(base, mine)) return theirs;
  return isSame(base, theirs) ? mine : sectionsOf(parts, shape);
};
