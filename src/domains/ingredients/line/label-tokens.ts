import { readFileSync } from 'node:fs';

import type { Language } from '../../units/index.ts';
import type { Label } from './labels.ts';
import { labelByRules } from './rules/label-by-rules.ts';
import { Tagger } from './tagger.ts';
import type { Token } from './tokens.ts';
import { decodeTable } from './weights.ts';

let tagger: Tagger | undefined;

/** Read when the first line is: a service that reads none does not pay for it. */
const englishTagger = (): Tagger =>
  (tagger ??= new Tagger(decodeTable(readFileSync(new URL('english.weights', import.meta.url)))));

/**
 * The part of the line that each token belongs to. English lines are labelled by a tagger that learned from many;
 * for the other languages there are no labelled lines to learn from, and rules do what rules can.
 */
export const labelTokens = (tokens: readonly Token[], language: Language): Label[] =>
  language === 'en' ? englishTagger().label(tokens) : labelByRules(tokens, language);
