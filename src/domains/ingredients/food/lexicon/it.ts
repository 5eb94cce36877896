import { createSuffixExceptions } from '../suffix-rules.ts';
import type { SuffixRules } from '../suffix-rules.ts';
import type { FoodLexicon } from './lexicon.ts';

/** Italian, folded. Adjectives agree with their noun, so every word is put into the singular: `cipolle rosse`. */
const plurals = (): SuffixRules => ({
  // The men of grammar: pomodori. Those in -one, -ale, -ore and a few more end in -e when there is one of them.
  i: 'o',
  oni: 'one',
  ali: 'ale',
  ori: 'ore',
  anti: 'ante',
  enti: 'ente',
  ghi: 'go',
  chi: 'co',
  cchi: 'cchio',
  gli: 'glio',
  sci: 'scio',
  aggi: 'aggio',
  pomodori: 'pomodoro',
  allori: 'alloro',
  denti: 'dente',
  menti: 'mento',
  noci: 'noce',
  pesci: 'pesce',
  radici: 'radice',
  dolci: 'dolce',
  verdi: 'verde',
  grandi: 'grande',
  semi: 'seme',
  carni: 'carne',
  '^pani': 'pane',
  ceci: 'cece',
  latti: 'latte',
  secchi: 'secco',
  vecchi: 'vecchio',
  freschi: 'fresco',
  bianchi: 'bianco',
  ravanelli: 'ravanello',
  // Shapes of pasta are bought as many, and other languages took them over so.
  ...createSuffixExceptions(
    'spaghetti gnocchi ravioli tortellini maccheroni rigatoni cannelloni vermicelli tagliolini bucatini fusilli',
  ),
  ...createSuffixExceptions(
    'paccheri capellini tortelloni agnolotti conchiglioni linguine fettuccine tagliatelle pappardelle penne',
  ),
  ...createSuffixExceptions(
    'farfalle orecchiette lasagne trofie ^dieci ^ogni ^quasi ^anche ^kiwi ^sushi ^chili ^choi ^tahini',
  ),

  // The women of grammar: cipolle, arance, acciughe.
  e: 'a',
  ghe: 'ga',
  che: 'ca',
  cce: 'ccia',
  gge: 'ggia',
  arance: 'arancia',
  ciliegie: 'ciliegia',
  ciliege: 'ciliegia',
  uova: 'uovo',
  ...createSuffixExceptions('one ale ore ante ente ame ice ite ine uce ce sce tte nne rre le me'),
  // Of those endings, the ones that are plurals all the same.
  ette: 'etta',
  otte: 'otta',
  olle: 'olla',
  elle: 'ella',
  ole: 'ola',
  orle: 'orla',
  mele: 'mela',
  zucchine: 'zucchina',
  aline: 'alina',
  ostine: 'ostina',
  galline: 'gallina',
  susine: 'susina',
  clementine: 'clementina',
  farine: 'farina',
  sardine: 'sardina',
  cipolline: 'cipollina',
  fettine: 'fettina',
  arachidi: 'arachide',
  spezie: 'spezia',
  rose: 'rosa',
  ...createSuffixExceptions('pane pepe carne verde grande polvere piede pure ^pelle ^mare ^base ^caffe ^dove ^estate'),
});

export const italianFoodLexicon: FoodLexicon = {
  links: 'di d del dello della dell dei degli delle il lo la l i gli le un uno una e ed o in a al alla all da dal',
  terminators: 'per facoltativo circa senza secondo quanto oppure con',
  portions:
    'spicchio rametto ramo foglia fogliolina mazzo mazzetto ciuffo testa fetta pezzo pizzico manciata scatola ' +
    'lattina bustina gambo costa cubetto filo goccia bicchiere confezione spruzzata',
  portionTouchesFood: false,
  fillers: 'poco poca piu ben molto appena finemente bio qb q b qualita buono buona qualche',
  adjectives:
    'grande piccolo medio maturo fresco tritato grattugiato tagliato pelato sbucciato affettato lavato scolato fuso ' +
    'sciolto sbattuto setacciato snocciolato schiacciato spremuto tiepido freddo caldo bollente ammorbidito mondato',
  removedUnless: {
    fresco: 'formaggio lievito pasta panna',
    pelato: 'pomodoro',
    tritato: 'carne',
    grattugiato: 'pan pane noce cocco',
  },
  removedWith: { macinato: 'pepe' },
  phrases: {
    'a temperatura ambiente': '',
    'a piacere': '',
    'a pezzo': '',
    'a cubetto': '',
    'a fetta': '',
    'a dadino': '',
    'noce moscata': 'noce-moscata',
    'di buona qualita': '',
  },
  redundantLastWords: {},
  plurals,
};
