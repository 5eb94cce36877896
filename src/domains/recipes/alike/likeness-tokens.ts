import { likenessToken } from '../search/tokens.ts';
import { tellsEnough } from './features.ts';
import type { Features } from './features.ts';
import { bandsOf } from './min-hash.ts';

/** What recipes that are much alike have in common, at least one of them; none for one that says too little. */
export const likenessTokens = (features: Features): readonly string[] =>
  tellsEnough(features) ? bandsOf(features).map(likenessToken) : [];
