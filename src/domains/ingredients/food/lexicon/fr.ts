import { createSuffixExceptions } from '../suffix-rules.ts';
import type { SuffixRules } from '../suffix-rules.ts';
import type { FoodLexicon } from './lexicon.ts';

/**
 * French, folded. Adjectives agree with their noun in number, so every word is put into the singular: `oignons rouges`.
 */
const plurals = (): SuffixRules => ({
  s: '',
  x: '',
  aux: 'al',
  eaux: 'eau',
  ...createSuffixExceptions('oix ieux ois ais ss taux'),

  // Words that end in -s or -x when there is one of them.
  ...createSuffixExceptions(
    'ananas jus anis cassis coulis radis salsifis couscous hachis brebis calvados houmous perdrix chips',
  ),
  ...createSuffixExceptions('tournedos pastis lilas repas cactus citrus mets corps temps'),
  ...createSuffixExceptions(
    '^gras ^gros ^tres ^plus ^sans ^dans ^sous ^vous ^doux ^roux ^creux ^deux ^prix ^paris ^fois ^vers ^tapas',
  ),
});

export const frenchFoodLexicon: FoodLexicon = {
  links: 'de d du des la le les l un une et ou a au aux en dans sur',
  terminators: 'pour selon facultatif environ si sans plus avec',
  portions:
    'gousse branche brin feuille botte tete tranche morceau pincee poignee boite sachet bouquet tige goutte trait ' +
    'pot verre paquet',
  portionTouchesFood: false,
  fillers:
    'peu bio quelques quelque tres bien bon bonne beau belle gros grosse moyen moyenne mur frais fraiche fraichement ' +
    'finement',
  adjectives:
    'grand petit hache rape emince cisele coupe pele epluche fondu ramolli battu tamise egoutte lave ' +
    'ecrase presse concasse denoyaute epepine taille tiede froid chaud bouillant grossierement qualite',
  removedUnless: {
    frais: 'fromage',
    fraiche: 'creme pate levure',
    concasse: 'tomate',
    pele: 'tomate',
    hache: 'boeuf porc steak viande veau',
    rape: 'coco fromage',
    petit: 'pois suisse beurre sale',
  },
  removedWith: { moulu: 'poivre' },
  phrases: {
    'de bonne qualite': '',
    'en des': '',
    'en de': '',
    'en rondelle': '',
    'en cube': '',
    'en morceau': '',
    'en tranche': '',
    'en lamelle': '',
    'en quartier': '',
    'du moulin': '',
    'non traite': '',
    'a temperature ambiante': '',
    'petit pois': 'petit-pois',
    'petit suisse': 'petit-suisse',
    yoghourt: 'yaourt',
    yogourt: 'yaourt',
    ognon: 'oignon',
  },
  redundantLastWords: {},
  plurals,
};
