import { caller } from '../../api/client.ts';
import { tabStorage } from '../../offline/safe-storage.ts';
import { parsePasted } from './import-input.ts';
import type { PastedInput, PastedKind } from './import-input.ts';

/** The text in the field and the kind the user chose for it. */
export interface PasteDraft {
  readonly text: string;
  readonly kind: PastedKind | undefined;
}

/** Per tab, user and library. */
const storageKey = (): string => `tureen.import-text.${caller.userId}.${caller.libraryId}`;

/** The first character of the stored value is the kind, so that any stored value can be parsed. */
const KIND_MARKS = { url: 'u', text: 't' } as const;
const NO_KIND_MARK = '-';

const getContent = (pasted: PastedInput): string => (pasted.kind === 'url' ? pasted.url : pasted.text);

export const readPasteDraft = (storage = tabStorage): PasteDraft => {
  const stored = storage.read(storageKey()) ?? '';
  const kind = (['url', 'text'] as const).find((one) => KIND_MARKS[one] === stored[0]);
  return { text: stored.slice(1), kind };
};

export const storePasteDraft = ({ text, kind }: PasteDraft, storage = tabStorage): void => {
  if (text === '') storage.remove(storageKey());
  else storage.write(storageKey(), (kind === undefined ? NO_KIND_MARK : KIND_MARKS[kind]) + text);
};

/** Removes the draft after it was sent, unless the text changed in the meantime. */
export const clearSentDraft = (sent: PastedInput, storage = tabStorage): void => {
  const stored = parsePasted(readPasteDraft(storage).text, sent.kind);
  if (getContent(stored) === getContent(sent)) storage.remove(storageKey());
};
