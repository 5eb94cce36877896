import type { Section, SectionList } from '../../sections/section-list.ts';

export const getSectionItems = (sections: readonly Section[]): string[] => sections.flatMap(({ items }) => items);

export const getNonEmptySections = (list: SectionList): Section[] =>
  list.sections.filter(({ items }) => items.length > 0);

/** Whether the last section has a title but no items yet. */
export const endsWithEmptySection = (list: SectionList): boolean => {
  const last = list.sections.at(-1);
  return last !== undefined && last.title !== '' && last.items.length === 0;
};

/** Strips trailing colons, dashes and invisible characters from a title. */
export const stripColon = (text: string): string => {
  let end = text.length;
  while (end > 0 && /[\s\p{Cf}:：–—-]/u.test(text.charAt(end - 1))) end -= 1;
  return end === 0 ? text : text.slice(0, end);
};

/** `For the dough:`, also with trailing spaces or invisible characters. */
export const endsWithColon = (text: string): boolean => /[:：]$/.test(text.replace(/[\s\p{Cf}]{1,20}$/u, ''));
