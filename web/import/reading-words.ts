import type { In } from '../language/catalogue.ts';
import type { importWords } from './import.words.ts';
import type { Sendable } from './use-sending.ts';

/** What is being read, while nobody can tell how far it is. */
export const readingWords = (sent: Sendable, words: In<typeof importWords>): string => {
  if ('files' in sent) return words.readingFiles(sent.files.length);
  return sent.pasted.kind === 'text' ? words.readingText : words.readingPage;
};
