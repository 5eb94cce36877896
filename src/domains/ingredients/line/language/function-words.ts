import type { Language } from '../../../units/index.ts';

/** Function words: the small words that say how the parts of a line relate. All are lower case. */
export interface FunctionWords {
  /** `about`: the amount after it is approximate. */
  readonly about: ReadonlySet<string>;
  /** `or`: an alternative follows. */
  readonly or: ReadonlySet<string>;
  /** `plus`: the amount after it is added to the one before. */
  readonly plus: ReadonlySet<string>;
  /** `to`: connects the two ends of a range. */
  readonly to: ReadonlySet<string>;
  /** `à`: the amount after it is the size of each counted item. */
  readonly each: ReadonlySet<string>;
  /** `apiece`: the amount before it is the size of each counted item. */
  readonly apiece: ReadonlySet<string>;
  /** Articles and other words that mean nothing on their own. */
  readonly filler: ReadonlySet<string>;
  /** Phrases that make an ingredient optional. */
  readonly optional: readonly string[];
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

export const functionWords: Readonly<Record<Language, FunctionWords>> = {
  en: {
    about: words('about approximately approx approx. around roughly circa ca ca. c. generous scant nearly almost'),
    or: words('or'),
    plus: words('plus and'),
    to: words('to'),
    each: words('each'),
    apiece: words('each apiece'),
    filler: words('of a an the plus and or about approximately approx approx. around roughly circa x each'),
    optional: ['optional', 'optionally', 'if desired', 'if liked', 'if you like', 'if wanted', 'if using'],
  },
  de: {
    about: words('etwa ca ca. circa ungefähr rund knapp gut zirka'),
    or: words('oder bzw bzw.'),
    plus: words('plus und'),
    to: words('bis'),
    each: words('à á a je zu'),
    apiece: words('jeweils je'),
    filler: words(
      'von vom der die das den dem des ein eine einen einer etwa ca ca. circa ungefähr rund knapp gut x à a',
    ),
    optional: [
      'optional',
      'nach belieben',
      'wenn gewünscht',
      'falls gewünscht',
      'evtl',
      'eventuell',
      'wer mag',
      'wer möchte',
      'ggf',
    ],
  },
  fr: {
    about: words('environ env env. approximativement approx presque'),
    or: words('ou'),
    plus: words('plus et'),
    to: words('à'),
    each: words('à de'),
    apiece: words('chacun chacune chacuns chacunes'),
    filler: words('de d du des le la les l un une environ env env. x'),
    optional: ['facultatif', 'facultative', 'facultatifs', 'facultatives', 'optionnel', 'optionnelle', 'si désiré'],
  },
  es: {
    about: words('aproximadamente aprox aprox. unos unas alrededor cerca'),
    or: words('o u'),
    plus: words('más y'),
    to: words('a'),
    each: words('de'),
    apiece: words('cada'),
    filler: words('de del la el los las un una unos unas aprox aprox. aproximadamente x'),
    optional: ['opcional', 'opcionales', 'si se desea'],
  },
  it: {
    about: words('circa ca ca.'),
    or: words('o oppure'),
    plus: words('più e'),
    to: words('a'),
    each: words('da'),
    apiece: words("ciascuno ciascuna l'uno"),
    filler: words('di d del della dello dei delle degli dell il la lo i le gli l un una uno circa ca ca. x'),
    optional: ['facoltativo', 'facoltativa', 'facoltativi', 'facoltative', 'opzionale', 'a piacere', 'se gradito'],
  },
  nl: {
    about: words('ongeveer circa ca ca. plm plm. ruim'),
    or: words('of'),
    plus: words('plus en'),
    to: words('tot'),
    each: words('à á a van'),
    apiece: words('elk stuk'),
    filler: words('van de het een ongeveer circa ca ca. ruim x à'),
    optional: ['optioneel', 'eventueel', 'evt', 'indien gewenst'],
  },
  sv: {
    about: words('ca ca. cirka ungefär drygt knappt'),
    or: words('eller'),
    plus: words('plus och'),
    to: words('till'),
    each: words('à á a om'),
    apiece: words('vardera styck'),
    filler: words('av en ett den det ca ca. cirka ungefär drygt knappt x à'),
    optional: ['valfritt', 'valfri', 'om du vill', 'eventuellt', 'ev'],
  },
  pt: {
    about: words('cerca aproximadamente aprox aprox. mais-ou-menos'),
    or: words('ou'),
    plus: words('mais e'),
    to: words('a'),
    each: words('de'),
    apiece: words('cada'),
    filler: words('de do da dos das o a os as um uma uns umas cerca aprox aprox. aproximadamente x'),
    optional: ['opcional', 'opcionais', 'se desejar', 'se quiser'],
  },
};
