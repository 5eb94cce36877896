import { createSuffixExceptions } from '../suffix-rules.ts';
import type { SuffixRules } from '../suffix-rules.ts';
import type { FoodLexicon } from './lexicon.ts';

/** Adjectives that are kept in names, without the ending for case and gender: `rote Zwiebel`, `roter Pfeffer`. */
const adjectives =
  'rot grun gelb weiss schwarz braun blau hell suss scharf mild grob fein trocken getrocknet gemahlen gerauchert ' +
  'passiert stuckig tiefgekuhlt gefroren gekocht geschalt gerostet gesalzen ungesalzen eingelegt griechisch ' +
  'italienisch asiatisch japanisch franzosisch spanisch edelsuss rosenscharf vegan laktosefrei glutenfrei fettarm ' +
  'mager festkochend mehlig mehligkochend wild jung neu alt kandiert konzentriert neutral pflanzlich gemischt glatt ' +
  'kraus bunt flussig gehobelt';

const ENDINGS = ['e', 'er', 'es', 'en', 'em'];

const formsOf = (stem: string, word: string): [string, string][] => [
  [`^${word}`, word],
  ...ENDINGS.map((ending): [string, string] => [`^${stem}${ending}`, word]),
];

const inflected = (): SuffixRules =>
  Object.fromEntries([
    ...adjectives.split(' ').flatMap((word) => formsOf(word, word)),
    // Two that lose an e on the way.
    ...formsOf('saur', 'sauer'),
    ...formsOf('dunkl', 'dunkel'),
  ]);

/** German, folded: `Äpfel` is already `apfel`, so umlauts do not mark the plural. */
const plurals = (): SuffixRules => ({
  // Most foods in -en end in -e when there is one of them: Tomaten, Bohnen, Kastanien.
  en: 'e',
  eln: 'el',
  ern: 'er',
  ungen: 'ung',
  innen: 'in',

  // Diminutives, and words that end in -n when there is one of them.
  ...createSuffixExceptions('chen kern stern'),
  schen: 'sche',
  ...createSuffixExceptions(
    'radieschen samen schinken braten weizen roggen hopfen rucken magen karpfen fladen tropfen streifen',
  ),
  ...createSuffixExceptions('kolben zapfen krapfen happen bissen topfen ^sieben ^gegen ^neben ^zwischen ^wegen'),
  zutaten: 'zutat',

  // Plurals in -er, among words that end in -er anyway: Butter, Pfeffer, Ingwer.
  eier: 'ei',
  blatter: 'blatt',
  blattern: 'blatt',
  korner: 'korn',
  kornern: 'korn',
  huhner: 'huhn',
  eiern: 'ei',
  glaser: 'glas',
  lammer: 'lamm',
  kalber: 'kalb',
  krauter: 'kraut',
  krautern: 'kraut',
  rinder: 'rind',
  rindern: 'rind',

  // Plurals in -e, among words that end in -e anyway: Tomate, Karotte.
  nusse: 'nuss',
  nussen: 'nuss',
  pilze: 'pilz',
  pilzen: 'pilz',
  kerne: 'kern',
  kernen: 'kern',
  zweige: 'zweig',
  zweigen: 'zweig',
  wurste: 'wurst',
  wursten: 'wurst',
  fische: 'fisch',
  fischen: 'fisch',
  pfirsiche: 'pfirsich',
  pfirsichen: 'pfirsich',
  kurbisse: 'kurbis',
  kurbissen: 'kurbis',
  eigelbe: 'eigelb',
  eigelben: 'eigelb',
  eiweisse: 'eiweiss',
  eiweissen: 'eiweiss',
  brote: 'brot',
  broten: 'brot',
  kopfe: 'kopf',
  brusten: 'brust',
  bruste: 'brust',
  teige: 'teig',
  safte: 'saft',
  stucke: 'stuck',
  stucken: 'stuck',
  linge: 'ling',
  lingen: 'ling',
  salate: 'salat',
  salaten: 'salat',
  beine: 'bein',
  stiele: 'stiel',
  halme: 'halm',
  weine: 'wein',
  gewurze: 'gewurz',
  gewurzen: 'gewurz',
  bunde: 'bund',
  knodeln: 'knodel',
  apfeln: 'apfel',
  kohle: 'kohl',
  klosse: 'kloss',
  ganse: 'gans',
  kekse: 'keks',
  laufe: 'lauf',
  topfe: 'topf',
  spiesse: 'spiess',
  gerichte: 'gericht',
  rezepte: 'rezept',
  fruchte: 'frucht',
  pizzen: 'pizza',
  '^ole': 'ol',
  olen: 'ol',

  // Plurals in -s, among words that end in -s anyway: Reis, Lachs, Ananas, Kürbis.
  ons: 'on',
  ados: 'ado',
  mangos: 'mango',
  kiwis: 'kiwi',
  chilis: 'chili',
  chillis: 'chili',
  chilies: 'chili',
  chilli: 'chili',
  paprikas: 'paprika',
  steaks: 'steak',
  filets: 'filet',
  koteletts: 'kotelett',
  shrimps: 'shrimp',
  muffins: 'muffin',
  nachos: 'nacho',
  tortillas: 'tortilla',
  wraps: 'wrap',
  burgers: 'burger',
  cookies: 'cookie',
  baguettes: 'baguette',
  croissants: 'croissant',
  toasts: 'toast',
  kohlrabis: 'kohlrabi',
  zucchinis: 'zucchini',
  cranberries: 'cranberry',
  cranberrys: 'cranberry',
  jalapenos: 'jalapeno',
  gnocchis: 'gnocchi',

  ...inflected(),
});

export const germanFoodLexicon: FoodLexicon = {
  links: 'der die das den dem des ein eine einer eines und oder von vom in im am an aus',
  terminators:
    'zum zur fur nach je evtl eventuell optional bzw alternativ ca etwa ungefahr ohne sowie bei wahlweise mit',
  portions:
    'zehe stange zweig blatt bund stuck scheibe kopf knolle handvoll prise spritzer dose glas packung packchen ' +
    'becher wurfel tropfen stiel schuss klecks kugel pck stk',
  portionTouchesFood: true,
  fillers: 'etwas wenig mehr einige paar noch extra ausserdem fein grob sehr bio gut gute guter gutes beste besten tk',
  adjectives:
    'gross klein mittelgross mittler dick dunn reif frisch gehackt kleingehackt feingehackt gewurfelt geschnitten ' +
    'gerieben gepresst zerlassen geschmolzen weich zimmerwarm lauwarm kalt warm heiss eiskalt kochend geputzt ' +
    'gewaschen entkernt entsteint abgetropft gehalbiert halbiert geviertelt gehobelt geraspelt zerkleinert zerdruckt ' +
    'zerstossen verquirlt gesiebt unbehandelt ungespritzt hochwertig saftig knackig zart schon hausgemacht ' +
    'aromatisch selbstgemacht ubrig restlich gestrichen gehauft grosszugig ganz aufgetaut',
  removedUnless: {
    frisch: 'hefe pasta nudel',
    gehackt: 'tomate mandel',
    gehobelt: 'mandel',
    geschalt: 'tomate mandel',
    gerieben: 'mandel haselnuss',
    fein: 'salz mehl meersalz',
    grob: 'salz meersalz senf',
  },
  removedWith: { gemahlen: 'pfeffer' },
  phrases: {
    'aus der muhle': '',
    'aus dem kuhlregal': '',
    'bio zitrone': 'zitrone',
    'bio orange': 'orange',
    'bio limette': 'limette',
    'creme fraiche': 'creme-fraiche',
    knoblauchzehe: 'knoblauch',
    knoblauchknolle: 'knoblauch',
    basilikumblatt: 'basilikum',
    basilikumblattchen: 'basilikum',
    minzeblatt: 'minze',
    minzblatt: 'minze',
    petersilienblatt: 'petersilie',
    thymianzweig: 'thymian',
    rosmarinzweig: 'rosmarin',
    selleriestange: 'sellerie',
    walnusskern: 'walnuss',
    haselnusskern: 'haselnuss',
    cashewkern: 'cashew',
    cashewnuss: 'cashew',
    pistazienkern: 'pistazie',
    mandelkern: 'mandel',
    mohrrube: 'mohre',
    sosse: 'sauce',
    sojasosse: 'sojasauce',
    fischsosse: 'fischsauce',
    yoghurt: 'joghurt',
    jogurt: 'joghurt',
    parmesankase: 'parmesan',
    fetakase: 'feta',
    beete: 'bete',
  },
  redundantLastWords: {
    blatt: 'basilikum minze petersilie koriander salbei',
    kase: 'parmesan feta mozzarella gouda emmentaler',
  },
  plurals,
};
