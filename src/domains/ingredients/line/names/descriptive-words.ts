import type { Language } from '../../../units/index.ts';

const english = new Set(
  (
    'all-purpose apple baby basmati beef bell black blue bread brown button cake canned canola caster cherry chicken ' +
    'cider clear coarse cold cooking corn crisp crunchy curly dark dried dry duck english extra-virgin fine firm fish ' +
    'flaked flat-leaf french fresh freshly frozen full-fat golden granulated grape green ground heavy hot icing iceberg ' +
    'italian jasmine jumbo kosher large lamb lean lemon light lime long-grain low-fat malt maple medium mild milk mixed ' +
    'mushroom muscovado olive orange organic palm peanut plain plum pork powdered purple rapeseed raw red rice ripe ' +
    'roasted rock romaine rump rye salted savoury sea seedless self-raising semi-skimmed semisweet sesame sherry ' +
    'short-grain sirloin skimmed small smoked smooth soft sour spicy strong sunflower superfine sweet sweetened table ' +
    'tinned unbleached unsalted unsweetened vanilla veal vegetable walnut white whipping whole wholemeal wholegrain ' +
    'whole-wheat wild wine yellow'
  ).split(' '),
);

/** The others by their stems: colours and states, which agree with the noun. */
const others: Readonly<Record<Exclude<Language, 'en'>, RegExp>> = {
  de: /^(?:rot|grün|gelb|weiß|weiss|schwarz|braun|hell|dunkl|frisch|getrocknet|gemahlen|gesalzen|süß|groß|klein)(?:e[rsnm]?)?$/i,
  fr: /^(?:rouges?|verte?s?|jaunes?|blanc(?:he)?s?|noire?s?|frais|fraîches?|secs?|sèches?|surgelée?s?|doux|douces?)$/i,
  es: /^(?:roj[oa]s?|verdes?|amarill[oa]s?|blanc[oa]s?|negr[oa]s?|fresc[oa]s?|sec[oa]s?|dulces?|picantes?)$/i,
  it: /^(?:ross[oaie]|verd[ei]|giall[oaie]|bianc(?:o|a|hi|he)|ner[oaie]|fresc(?:o|a|hi|he)|secc(?:o|a|hi|he)|dolc[ei])$/i,
  nl: /^(?:rode?|rood|groene?|gele|geel|witte?|zwarte?|bruine?|verse|gedroogde|grote|kleine)$/i,
  sv: /^(?:röda?|gula?|gröna?|vita?|svarta?|färska?|torkade?|frysta?)$/i,
  pt: /^(?:vermelh[oa]s?|verdes?|amarel[oa]s?|branc[oa]s?|pret[oa]s?|fresc[oa]s?|sec[oa]s?|doces?)$/i,
};

/** Where the adjective stands behind its noun: `poivron rouge ou vert`. */
const NOUN_FIRST: ReadonlySet<Language> = new Set(['fr', 'es', 'it', 'pt']);

export const isNounFirst = (language: Language): boolean => NOUN_FIRST.has(language);

/**
 * Whether a word describes a food rather than naming one. If one side of an `or` has only such words, both sides share
 * a noun: `kosher or sea salt`, unlike `butter or margarine`.
 */
export const isDescriptiveWord = (word: string, language: Language): boolean =>
  language === 'en' ? english.has(word.toLowerCase()) : others[language].test(word);
