import { readFileSync } from 'node:fs';

import type { Language } from '../../units/index.ts';
import type { Label } from './labeled-line.ts';
import { labelByRules } from './rules/label-by-rules.ts';
import { Tagger } from './tagger/tagger.ts';
import type { LineToken } from './tokenize-line.ts';
import { decodeTable } from './tagger/weight-table.ts';

let tagger: Tagger | undefined;

/** Read when the first line is: a service that reads none does not pay for it. */
const englishTagger = (): Tagger =>
  (tagger ??= new Tagger(decodeTable(readFileSync(new URL('english.weights', import.meta.url)))));

/**
 * English has a tagger trained on labeled lines. There is no training data for the other languages, so they use rules.
 */
export const labelTokens = (tokens: readonly LineToken[], language: Language): Label[] =>
  language === 'en' ? englishTagger().label(tokens) : labelByRules(tokens, language);
