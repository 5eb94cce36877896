import { randomId } from '../../api/client.ts';
import type { WordsOf } from '../../language/catalog.ts';
import type { importWords } from './import.words.ts';

/** What the user pasted: the URL of a page, or the recipe itself. */
export type PastedInput =
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'text'; readonly text: string };

export type PastedKind = PastedInput['kind'];

const ABSOLUTE_URL = /^https?:\/\/[^\s/]+\S*$/i;

/** `example.org/soup`, as people type it: a host with a dot, and no spaces. */
const BARE_URL = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/iu;

const parseUrl = (typed: string): string | undefined => {
  if (ABSOLUTE_URL.test(typed)) return typed;
  return BARE_URL.test(typed) ? `https://${typed}` : undefined;
};

/** Detects the kind: a single word that looks like a URL is one. Undefined for blank input. */
export const detectKind = (typed: string): PastedKind | undefined => {
  const trimmed = typed.trim();
  if (trimmed === '') return undefined;
  return parseUrl(trimmed) === undefined ? 'text' : 'url';
};

/** Prepares the input as the given kind. A URL without a scheme gets one. */
export const parsePasted = (typed: string, kind: PastedKind): PastedInput => {
  const trimmed = typed.trim();
  if (kind === 'text') return { kind, text: typed };
  return { kind, url: parseUrl(trimmed) ?? trimmed };
};

/** Input to send, with an idempotency key so that retries send it once. */
export type ImportInput = ({ readonly pasted: PastedInput } | { readonly files: readonly File[] }) & {
  readonly formatId: string;
  readonly idempotencyKey: string;
};

export const fromPasted = (what: PastedInput, formatId: string): ImportInput => ({
  pasted: what,
  formatId,
  idempotencyKey: randomId(),
});
export const fromFiles = (files: readonly File[], formatId: string): ImportInput => ({
  files,
  formatId,
  idempotencyKey: randomId(),
});

/** What is being read, for when the progress is unknown. */
export const getReadingLabel = (sent: ImportInput, words: WordsOf<typeof importWords>): string => {
  if ('files' in sent) return words.readingFiles(sent.files.length);
  return sent.pasted.kind === 'text' ? words.readingText : words.readingPage;
};
