import { splitWords } from '../ingredients/index.ts';
import type { Language } from '../units/index.ts';

/** How a food is cut, packed or shaped when it is measured. A cup of each weighs differently. */
export type Form = (typeof forms)[number];

/** The last row belongs to particular foods, such as cherry tomatoes and pasta. */
const forms = [
  ...(['chopped', 'minced', 'diced', 'pieces', 'sliced', 'slivered', 'grated', 'shredded', 'crumbled'] as const),
  ...(['mashed', 'pureed', 'ground', 'whole', 'halved', 'quartered', 'sifted', 'packed'] as const),
  ...([
    'leaves',
    'florets',
    'crumbs',
    'chips',
    'cherry',
    'italian',
    'elbows',
    'penne',
    'farfalle',
    'rotini',
    'shells',
  ] as const),
] as const;

type Words = Partial<Readonly<Record<Form, string>>>;

/** Beginnings of folded words, separated by spaces: `gehackt` also finds `gehackte` and `gehackten`. */
const words: Readonly<Record<Language, Words>> = {
  en: {
    chopped: 'chop',
    minced: 'minced',
    diced: 'dice cube chunk',
    pieces: 'piece',
    sliced: 'slice slicing strip julienne',
    slivered: 'sliver shav',
    grated: 'grate',
    shredded: 'shred',
    crumbled: 'crumble crumbling',
    mashed: 'mash',
    pureed: 'puree',
    ground: 'ground',
    whole: 'whole',
    halved: 'halve half',
    quartered: 'quarter',
    sifted: 'sift',
    packed: 'packed',
    leaves: 'leaf leaves',
    florets: 'floret floweret',
  },
  de: {
    chopped: 'gehackt hacken zerkleinert',
    minced: 'feingehackt',
    diced: 'gewurfelt wurfel',
    pieces: 'stuck',
    sliced: 'geschnitten scheibe ringe streifen',
    slivered: 'gestiftelt stifte',
    grated: 'gerieben reiben geraspelt raspeln',
    crumbled: 'zerbroselt zerkrumelt',
    mashed: 'zerdruckt',
    pureed: 'puriert',
    ground: 'gemahlen',
    whole: 'ganz',
    halved: 'halbiert',
    quartered: 'geviertelt',
    sifted: 'gesiebt',
    leaves: 'blatter blattchen',
    florets: 'roschen',
  },
  fr: {
    chopped: 'hache concasse',
    minced: 'cisele',
    diced: 'cube brunoise',
    pieces: 'morceau',
    sliced: 'emince tranche rondelle lamelle',
    slivered: 'effile',
    grated: 'rape',
    crumbled: 'emiette',
    mashed: 'ecrase',
    pureed: 'mixe',
    ground: 'moulu poudre',
    whole: 'entier entiere',
    halved: 'moitie',
    sifted: 'tamise',
    leaves: 'feuilles',
    florets: 'bouquets fleurette',
  },
  es: {
    chopped: 'picad',
    diced: 'cubos dados cubitos',
    pieces: 'trozo troce',
    sliced: 'rodaja lamina rebanada tiras',
    grated: 'rallad',
    crumbled: 'desmenuzad',
    mashed: 'machacad',
    pureed: 'triturad',
    ground: 'molid',
    whole: 'enter',
    halved: 'mitad',
    sifted: 'tamizad',
    leaves: 'hoja',
    florets: 'ramillete florete',
  },
  it: {
    chopped: 'tritat',
    diced: 'cubetti dadini dadi',
    pieces: 'pezzi pezzetti',
    sliced: 'affettat fette fettine rondelle',
    grated: 'grattugiat',
    crumbled: 'sbriciolat',
    mashed: 'schiacciat',
    pureed: 'frullat',
    ground: 'macinat',
    whole: 'inter',
    halved: 'meta',
    sifted: 'setacciat',
    leaves: 'foglie foglioline',
    florets: 'cimette cime',
  },
  nl: {
    chopped: 'gehakt fijngehakt gesnipperd',
    diced: 'blokjes',
    pieces: 'stukjes stukken',
    sliced: 'gesneden plakjes ringen reepjes',
    grated: 'geraspt',
    crumbled: 'verkruimeld',
    mashed: 'geprakt',
    pureed: 'gepureerd',
    ground: 'gemalen',
    whole: 'hele heel',
    halved: 'gehalveerd',
    sifted: 'gezeefd',
    leaves: 'blaadjes bladeren',
    florets: 'roosjes',
  },
  sv: {
    chopped: 'hackad finhackad grovhackad hackat',
    diced: 'tarnad tarningar',
    pieces: 'bitar',
    sliced: 'skivad strimlad skivor',
    grated: 'riven rivet rivna',
    crumbled: 'smulad',
    mashed: 'mosad',
    pureed: 'mixad',
    ground: 'mald malt',
    whole: 'hela',
    halved: 'halverad',
    sifted: 'siktad siktat',
    leaves: 'bladen',
    florets: 'buketter',
  },
  pt: {
    chopped: 'picad',
    diced: 'cubos cubinhos',
    pieces: 'pedac',
    sliced: 'fatiad rodela fatias tiras laminad',
    grated: 'ralad',
    crumbled: 'esfarelad',
    mashed: 'amassad',
    pureed: 'triturad',
    ground: 'moid',
    whole: 'inteir',
    halved: 'metade',
    sifted: 'peneirad',
    leaves: 'folha',
    florets: 'florete florzinha',
  },
};

/** Words that only the table uses. */
const tableWords: Words = {
  crumbs: 'crumbs',
  chips: 'chips',
  cherry: 'cherry',
  italian: 'italian',
  elbows: 'elbows',
  penne: 'penne',
  farfalle: 'farfalle',
  rotini: 'rotini',
  shells: 'shells',
};

type Stems = readonly (readonly [string, Form])[];

const toStems = (table: Words): Stems =>
  forms.flatMap((form) =>
    (table[form] ?? '').split(' ').flatMap((stem) => (stem === '' ? [] : [[stem, form] as const])),
  );

const stems = new Map<Language, Stems>();

const getStems = (language: Language): Stems => {
  const known = stems.get(language) ?? toStems(words[language]);
  stems.set(language, known);
  return known;
};

const findForm = (word: string, table: Stems): Form | undefined => table.find(([stem]) => word.startsWith(stem))?.[1];

/** A kind of parsley, not its form. */
const FLAT_LEAF = /\bflat[ -]?leaf\b/gi;

/** The forms that a line states, in the order of its words: `sliced` for `peeled and thinly sliced`. */
export const findForms = (text: string, language: Language): readonly Form[] => {
  const table = getStems(language);
  const found = splitWords(text.replaceAll(FLAT_LEAF, '')).map(({ key }) => findForm(key, table));
  return [...new Set(found.filter((form) => form !== undefined))];
};

/** Not a form of its own: this is how a cook fills a cup if the recipe does not say more. */
const PLAIN = /\b(?:not packed|loosely packed|unpacked|unsifted|dipped|stirred|(?:large|small) curd)\b/g;

/** Words that say which part is weighed, and not how it is cut. */
const NEUTRAL = new Set(
  (
    'or and a of shelled kernels without pits pitted membranes sections skin seeds seed juice sacs arils fluid drained ' +
    'rinsed raw solid pared firmly tomatoes refuse'
  ).split(' '),
);

const tableStems = [...toStems(tableWords), ...toStems(words.en)];

/**
 * The forms that a measure of the table is for, any of them: `chopped or diced`. Empty if it is for the plain food,
 * undefined if the wording says something else, such as `in shell, edible yield`: such a measure is not used.
 */
export const parseQualifier = (qualifier: string): readonly Form[] | undefined => {
  const found = new Set<Form>();
  for (const word of qualifier.replaceAll(PLAIN, '').split(/[^a-z]+/)) {
    if (word === '' || NEUTRAL.has(word)) continue;
    const form = findForm(word, tableStems);
    if (form === undefined) return undefined;
    found.add(form);
  }
  return found.has('leaves') ? ['leaves'] : [...found];
};

/** Which forms of the table stand for a stated form, best first. */
const substitutes: Partial<Readonly<Record<Form, readonly Form[]>>> = {
  chopped: ['chopped', 'diced', 'pieces'],
  minced: ['minced', 'chopped', 'diced'],
  diced: ['diced', 'pieces', 'chopped'],
  pieces: ['pieces', 'diced', 'chopped'],
  grated: ['grated', 'shredded'],
  shredded: ['shredded', 'grated'],
  mashed: ['mashed', 'pureed'],
  pureed: ['pureed', 'mashed'],
  quartered: ['quartered', 'halved'],
};

export const getSubstitutes = (form: Form): readonly Form[] => substitutes[form] ?? [form];

/** Throws for an unknown form: the names that use it are part of the program. */
export const toForm = (text: string): Form => {
  const form = forms.find((known) => known === text);
  if (form === undefined) throw new RangeError(`unknown form of a food: ${text}`);
  return form;
};
