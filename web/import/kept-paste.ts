import { caller } from '../api/client.ts';
import { inTab } from './device-storage.ts';
import { understand } from './understand-input.ts';
import type { Pasted, PastedKind } from './understand-input.ts';

/** What stands in the field, and what somebody said that it is. */
export interface Typed {
  readonly text: string;
  readonly kind: PastedKind | undefined;
}

/** Of each tab its own, and for each person and library. */
const keyOf = (): string => `tureen.import-text.${caller.userId}.${caller.libraryId}`;

/** A letter before the text says what it is taken for, so that there is nothing that could not be understood later. */
const marks = { url: 'u', text: 't' } as const;
const UNSAID = '-';

const contentOf = (pasted: Pasted): string => (pasted.kind === 'url' ? pasted.url : pasted.text);

export const readTyped = (storage = inTab): Typed => {
  const kept = storage.read(keyOf()) ?? '';
  const kind = (['url', 'text'] as const).find((one) => marks[one] === kept[0]);
  return { text: kept.slice(1), kind };
};

export const keepTyped = ({ text, kind }: Typed, storage = inTab): void => {
  if (text === '') storage.remove(keyOf());
  else storage.write(keyOf(), (kind === undefined ? UNSAID : marks[kind]) + text);
};

/** It has arrived. What was typed since then, while it was on its way, stays. */
export const dropTyped = (sent: Pasted, storage = inTab): void => {
  const kept = understand(readTyped(storage).text, sent.kind);
  if (contentOf(kept) === contentOf(sent)) storage.remove(keyOf());
};
