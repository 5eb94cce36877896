import type { SuffixRules } from '../suffix-rules.ts';
import { same } from './same.ts';

/**
 * French, folded. Adjectives agree with their noun in number, so that every word loses its plural: `oignons rouges`.
 */
export const french: SuffixRules = {
  s: '',
  x: '',
  aux: 'al',
  eaux: 'eau',
  ...same('oix ieux ois ais ss taux'),

  // Words that end in -s or -x when there is one of them.
  ...same('ananas jus anis cassis coulis radis salsifis couscous hachis brebis calvados houmous perdrix chips'),
  ...same('tournedos pastis lilas repas cactus citrus mets corps temps'),
  ...same('^gras ^gros ^tres ^plus ^sans ^dans ^sous ^vous ^doux ^roux ^creux ^deux ^prix ^paris ^fois ^vers ^tapas'),
};
