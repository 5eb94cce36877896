import { durationOf } from '../document/duration-text.ts';
import type { Form } from '../document/form.ts';

/** What is wrong with a field, as a word for it: the words themselves stand in the catalogue. */
export type FormFault = 'titleMissing' | 'durationUnread' | 'addressUnread';

/** What can be told without asking the service, by the name of the field. */
export const checkForm = ({ title, active, total, sourceUrl }: Form): ReadonlyMap<string, FormFault> => {
  const faults = new Map<string, FormFault>();
  if (title.trim() === '') faults.set('title', 'titleMissing');
  for (const [name, text] of [
    ['active', active],
    ['total', total],
  ] as const) {
    if (text.trim() !== '' && durationOf(text) === undefined) faults.set(name, 'durationUnread');
  }
  if (sourceUrl.trim() !== '' && !/^https?:\/\/\S+$/i.test(sourceUrl.trim())) faults.set('sourceUrl', 'addressUnread');
  return faults;
};
