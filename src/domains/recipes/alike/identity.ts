import type { RecipeDocument } from '../../recipe-format/index.ts';
import { spelledWords } from '../search/spellings.ts';
import { phraseOf } from '../search/tokens.ts';
import { identityTokens } from './identity-tokens.ts';
import type { IdentityTokens } from './identity-tokens.ts';

/** What identifies a recipe. */
export interface Identity extends IdentityTokens {
  readonly portableId: string | undefined;
  /** The words of its title, joined. */
  readonly phrase: string;
}

export const phraseOfTitle = (title: string): string => phraseOf(spelledWords(title).map(([usual = '']) => usual));

export const identityOf = (document: RecipeDocument): Identity => ({
  portableId: document.id,
  phrase: phraseOfTitle(document.title),
  ...identityTokens(document),
});
