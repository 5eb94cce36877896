import { createSuffixExceptions } from '../suffix-rules.ts';
import type { SuffixRules } from '../suffix-rules.ts';
import type { FoodLexicon } from './lexicon.ts';

const DOUBLED = ['b', 'd', 'f', 'g', 'k', 'l', 'm', 'n', 'p', 'r', 's', 't'];
const SINGLE = ['d', 'g', 'k', 'l', 'm', 'n', 'p', 'r', 't'];
const LONG = ['a', 'e', 'o', 'u'];
const PAIRS = ['ie', 'oe', 'ui', 'eu', 'ij', 'ei', 'ou', 'au'];

/** `noten` is one noot, since an open syllable writes its long vowel once; after two vowels nothing is doubled. */
const openSyllables = (): SuffixRules =>
  Object.fromEntries([
    ...LONG.flatMap((vowel) => SINGLE.map((letter) => [`${vowel}${letter}en`, `${vowel}${vowel}${letter}`])),
    ...LONG.flatMap((vowel) => [
      [`${vowel}zen`, `${vowel}${vowel}s`],
      [`${vowel}ven`, `${vowel}${vowel}f`],
    ]),
    ...PAIRS.flatMap((pair) => SINGLE.map((letter) => [`${pair}${letter}en`, `${pair}${letter}`])),
    ...PAIRS.flatMap((pair) => [
      [`${pair}zen`, `${pair}s`],
      [`${pair}ven`, `${pair}f`],
    ]),
  ]);

/** `bessen` is one bes. */
const closedSyllables = (): SuffixRules =>
  Object.fromEntries(DOUBLED.map((letter) => [`${letter}${letter}en`, letter]));

/** Dutch, folded: `paprika’s` has lost its apostrophe. */
const plurals = (): SuffixRules => ({
  en: '',
  zen: 's',
  ven: 'f',
  ...openSyllables(),
  ...closedSyllables(),
  // The last syllable of these is not stressed: mosselen, aardappelen, amandelen.
  elen: 'el',
  eieren: 'ei',
  bladeren: 'blad',
  kinderen: 'kind',
  lammeren: 'lam',
  kalveren: 'kalf',
  runderen: 'rund',
  bladen: 'blad',
  glazen: 'glas',

  // Words that end in -en when there is one of them.
  ...createSuffixExceptions('oen een ien koren varken kuiken gemalen'),
  ...createSuffixExceptions('^zeven ^tegen ^boven ^even ^tussen ^binnen ^samen ^belegen'),
  uien: 'ui',
  eien: 'ei',
  preien: 'prei',

  // Plurals in -s, among words that end in -s anyway: kaas, vlees, mais, ananas.
  els: 'el',
  ers: 'er',
  jes: 'je',
  ons: 'on',
  ets: 'et',
  ines: 'ine',
  ettes: 'ette',
  aches: 'ache',
  ades: 'ade',
  elles: 'elle',
  steaks: 'steak',
  filets: 'filet',
  kas: 'ka',
  das: 'da',
  gas: 'ga',
  las: 'la',
  mas: 'ma',
  tas: 'ta',
  ados: 'ado',
  mangos: 'mango',
  kiwis: 'kiwi',
  chilis: 'chili',
  tacos: 'taco',
  muffins: 'muffin',
  shrimps: 'shrimp',
  burgers: 'burger',
  wraps: 'wrap',
  ...createSuffixExceptions('kers kaas ananas gras glas ^vers ^anders'),

  // Adjectives that stay in a name: `rode ui`, `rood`.
  '^rode': 'rood',
  '^witte': 'wit',
  '^groene': 'groen',
  '^gele': 'geel',
  '^zwarte': 'zwart',
  '^bruine': 'bruin',
  '^donkere': 'donker',
  '^gerookte': 'gerookt',
  '^gedroogde': 'gedroogd',
  '^zongedroogde': 'zongedroogd',
});

export const dutchFoodLexicon: FoodLexicon = {
  links: 'de het een van en of in uit op aan',
  terminators: 'voor om naar plus eventueel optioneel circa ongeveer bijvoorbeeld bijv zonder met',
  portions:
    'teen teentje tak takje stengel stengeltje blaadje blad bos bosje plak plakje schijf schijfje stuk stukje krop ' +
    'bol handje handvol snuf snufje blik blikje pot potje pak pakje zakje scheut scheutje druppel kneepje blokje stuks',
  portionTouchesFood: true,
  fillers: 'wat beetje extra meer enkele fijn grof heel zeer gehakte goede goed kwaliteit',
  adjectives:
    'groot grote klein kleine middelgroot middelgrote dik dun dunne dikke rijp rijpe vers verse biologisch ' +
    'biologische gesnipperd gesneden fijngesneden fijngehakt geraspt gesmolten zacht zachte gepeld geschild ' +
    'gehalveerd geperst gewassen uitgelekt ontpit geklopt gezeefd lauw lauwwarm warm koud heet kokend flink ' +
    'onbespoten overig resterend',
  removedUnless: {
    vers: 'gist pasta ravioli kaas',
    geraspt: 'kokos',
    gepeld: 'tomaat',
    grof: 'zout zeezout mosterd',
    fijn: 'zout zeezout',
  },
  removedWith: { gemalen: 'peper' },
  phrases: {
    'op kamertemperatuur': '',
    'naar smaak': '',
    knoflookteen: 'knoflook',
    knoflookteentje: 'knoflook',
    parmezaan: 'parmezaanse kaas',
    sjalotje: 'sjalot',
    uitje: 'ui',
    basilicumblaadje: 'basilicum',
    kerstomaatje: 'kerstomaat',
    cherrytomaatje: 'cherrytomaat',
    pistachenootje: 'pistache',
    pistachenoot: 'pistache',
    cashewnoot: 'cashew',
    worteltje: 'wortel',
    radijsje: 'radijs',
    fetakaas: 'feta',
    'half om half gehakt': 'half-om-half-gehakt',
  },
  redundantLastWords: { blaadje: 'basilicum munt peterselie koriander salie', kaas: 'feta' },
  plurals,
};
