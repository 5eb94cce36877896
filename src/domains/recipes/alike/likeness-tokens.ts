import { likenessToken } from '../search/tokens.ts';
import { tellsEnough } from './features.ts';
import type { Features } from './features.ts';
import { bandsOf } from './min-hash.ts';

/** Tokens of which very similar recipes share at least one. Empty for a recipe with too little content. */
export const likenessTokens = (features: Features): readonly string[] =>
  tellsEnough(features) ? bandsOf(features).map(likenessToken) : [];
