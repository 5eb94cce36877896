import type { Section, SectionList } from '../../shared/sections/section-list.ts';

export const itemsOf = (sections: readonly Section[]): string[] => sections.flatMap(({ items }) => items);

/** The sections that have something in them. */
export const filled = (list: SectionList): Section[] => list.all.filter(({ items }) => items.length > 0);

/** Whether a title was opened last, under which nothing stands yet. */
export const isAtTitle = (list: SectionList): boolean => {
  const last = list.all.at(-1);
  return last !== undefined && last.title !== '' && last.items.length === 0;
};
