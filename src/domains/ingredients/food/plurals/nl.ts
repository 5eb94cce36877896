import type { SuffixRules } from '../suffix-rules.ts';
import { same } from './same.ts';

const DOUBLED = ['b', 'd', 'f', 'g', 'k', 'l', 'm', 'n', 'p', 'r', 's', 't'];
const SINGLE = ['d', 'g', 'k', 'l', 'm', 'n', 'p', 'r', 't'];
const LONG = ['a', 'e', 'o', 'u'];
const PAIRS = ['ie', 'oe', 'ui', 'eu', 'ij', 'ei', 'ou', 'au'];

/** `noten` is one noot, since an open syllable writes its long vowel once; after two vowels nothing is doubled. */
const openSyllables: SuffixRules = Object.fromEntries([
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
const closedSyllables: SuffixRules = Object.fromEntries(DOUBLED.map((letter) => [`${letter}${letter}en`, letter]));

/** Dutch, folded: the apostrophe of `paprika’s` is gone. */
export const dutch: SuffixRules = {
  en: '',
  zen: 's',
  ven: 'f',
  ...openSyllables,
  ...closedSyllables,
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
  ...same('oen een ien koren varken kuiken gemalen'),
  ...same('^zeven ^tegen ^boven ^even ^tussen ^binnen ^samen ^belegen'),
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
  ...same('kers kaas ananas gras glas ^vers ^anders'),

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
};
