import { createSuffixExceptions } from '../suffix-rules.ts';
import type { SuffixRules } from '../suffix-rules.ts';
import type { FoodLexicon } from './lexicon.ts';

/** Swedish, folded: å and ä are a, ö is o. */
const plurals = (): SuffixRules => ({
  ar: '',
  or: 'a',
  er: '',
  plen: 'ple',

  // Words that end so when there is one of them: smör, vinbär, peppar, socker.
  ...createSuffixExceptions(
    'smor bar peppar kaviar socker ager barber ander ister under finger pulver lager lever burger cider cheddar',
  ),
  ...createSuffixExceptions('^torr ^klar ^stor ^over ^efter ^eller ^sommar ^vinter'),
  // Plurals that change inside.
  rotter: 'rot',
  notter: 'not',
  dadlar: 'dadel',
  mandlar: 'mandel',
  nudlar: 'nudel',
  gubbar: 'gubbe',
  artor: 'art',
  tartor: 'tarta',
  bullar: 'bulle',
  gass: 'gas',
  '^arta': 'art',
  pinnar: 'pinne',
  muffins: 'muffin',
  avokador: 'avokado',
  stanger: 'stang',

  // Adjectives that stay in a name: röd, rött, röda.
  '^roda': 'rod',
  '^rott': 'rod',
  '^gula': 'gul',
  '^gult': 'gul',
  '^grona': 'gron',
  '^gront': 'gron',
  '^vita': 'vit',
  '^vitt': 'vit',
  '^svarta': 'svart',
  '^bruna': 'brun',
  '^brunt': 'brun',
  '^rokta': 'rokt',
  '^torkade': 'torkad',
  '^torkat': 'torkad',
  '^malda': 'mald',
  '^malen': 'mald',
  '^malet': 'mald',
  '^krossade': 'krossad',
  '^soltorkade': 'soltorkad',
  '^frysta': 'fryst',
  '^hackade': 'hackad',
  '^hackat': 'hackad',
  '^torrt': 'torr',
  '^torra': 'torr',
});

export const swedishFoodLexicon: FoodLexicon = {
  links: 'en ett och eller av i pa fran den det',
  terminators: 'till for efter ev eventuellt garna ca cirka utan att samt plus med a',
  portions:
    'klyfta kvist blad knippe skiva bit huvud nypa burk paket pase kruka stjalk stang tarning skvatt droppe klick ' +
    'forpackning pkt',
  portionTouchesFood: true,
  fillers: 'lite litet liten mer extra nagra nagon ganska mycket valfri valfritt bra kvalitet eko krav',
  adjectives:
    'stor sma medelstor mogen mogna farsk hackad finhackad grovhackad skivad strimlad riven rivet rivna skalad delad ' +
    'tarnad smalt smalta rumsvarm ljummen ljummet kall varm kokhet kokande avrunnen avrunna urkarnad pressad vispad ' +
    'ekologisk skoljd ansad finriven finrivet finrivna grovriven',
  removedUnless: { farsk: 'jast pasta', hackad: 'tomat', skalad: 'tomat' },
  removedWith: { mald: 'peppar svartpeppar vitpeppar' },
  phrases: {
    vitloksklyfta: 'vitlok',
    'creme fraiche': 'creme-fraiche',
    basilikablad: 'basilika',
    nymald: '',
    nymalen: '',
    parmesanost: 'parmesan',
    fetaost: 'feta',
  },
  redundantLastWords: { blad: 'basilika mynta persilja koriander salvia', ost: 'feta parmesan' },
  plurals,
};
