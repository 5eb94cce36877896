import type { NameClaims, UnitNames } from './define-unit.ts';

/**
 * Outside English the bare words mean metric spoons of 5, 10 and 15 ml. So they do in Britain since metrication: the
 * old imperial spoons must be named explicitly.
 */
export const spoonClaims: NameClaims = (language) =>
  language === 'en' ? ['metric', 'us', 'au', 'ca', 'jp'] : ['metric'];

/** A recipe translated from American English uses the local word for the American cup. */
export const cupClaims: NameClaims = (language) =>
  language === 'en'
    ? ['metric', 'us', 'imperial', 'au', 'ca', 'jp']
    : language === 'fr'
      ? ['metric', 'us', 'ca']
      : ['metric', 'us'];

/** Pints and related units exist in two sizes, which no language distinguishes by the bare word. */
export const pintClaims: NameClaims = () => ['us', 'imperial'];

export const teaspoon: UnitNames = {
  en: 'teaspoon, teaspoons; tsp; tspn, teasp, teaspoonful, teaspoonfuls, ts, t',
  de: 'Teelöffel; TL; Teel, Teelöffeln, Kaffeelöffel, KL',
  fr:
    'cuillère à café, cuillères à café; c. à café; c. à c, cc, c.c, cac, c. à thé, c. café, cuil. à café, ' +
    'cuill. à café, cui. à café, cuillerée à café, cuillerées à café, cuiller à café, cuillers à café, ' +
    'cuillère à thé, cuillères à thé, cuillère café, petite cuillère, petites cuillères, cuillères café',
  // `cucharadita de café` is excluded because it could be a teaspoon of coffee.
  es:
    'cucharadita, cucharaditas; cdta; cdtas, cdita, cditas, cta, ctas, cucharilla, cucharillas, cucharita, ' +
    'cucharitas, cuchara de té, cucharas de té, cucharada de té, cucharadas de té, ' +
    'cucharada de café, cucharadas de café, cucharada pequeña, cucharadas pequeñas, c. de té, c. de café',
  it:
    'cucchiaino, cucchiaini; ; cucchiaino da tè, cucchiaini da tè, cucchiaino da caffè, cucchiaini da caffè, ' +
    'cucchiaio da tè, cucchiai da tè, cucch.no, cucch.ni, tsp',
  nl:
    'theelepel, theelepels; tl; theel, theelepeltje, theelepeltjes, koffielepel, koffielepels, ' +
    'koffielepeltje, koffielepeltjes, ' +
    'kl',
  sv: 'tesked, teskedar; tsk; ts, tskd',
  pt:
    'colher de chá, colheres de chá; c. chá; colher chá, colheres chá, col. chá, col. de chá, c. de chá, cchá, ' +
    'colh. chá, colh. de chá, cols. chá, cols. de chá, ' +
    'colherinha, colherinhas, colherzinha, colherzinhas',
};

export const dessertspoon: UnitNames = {
  en: 'dessertspoon, dessertspoons; dsp; dstspn, dsstspn, dssp, dessertspoonful, dessertspoonfuls',
  de: 'Dessertlöffel; ; Kinderlöffel',
  fr:
    'cuillère à dessert, cuillères à dessert; c. à dessert; c. à d, cuil. à dessert, cuillerée à dessert, ' +
    'cuillerées à dessert',
  es: 'cucharada de postre, cucharadas de postre; ; cuchara de postre, cucharas de postre, cdp',
  it: 'cucchiaio da dessert, cucchiai da dessert',
  nl: 'dessertlepel, dessertlepels',
  sv: 'dessertsked, dessertskedar; dsk',
  pt:
    'colher de sobremesa, colheres de sobremesa; c. sobremesa; colher sobremesa, colheres sobremesa, ' +
    'col. sobremesa, col. de sobremesa, c. de sobremesa',
};

export const tablespoon: UnitNames = {
  en:
    'tablespoon, tablespoons; tbsp; tbs, tblsp, tb, tbl, tbls, tblspn, tbspn, tablesp, tablespoonful, ' +
    'tablespoonfuls, T',
  de: 'Esslöffel; EL; Essl, Essl., Eßl, Eßlöffel, Esslöffeln, Suppenlöffel',
  fr:
    'cuillère à soupe, cuillères à soupe; c. à soupe; c. à s, cs, cas, c. soupe, cuil. à s, ' +
    'cuill. à s, c. à tab, cuil. à soupe, cuill. à soupe, ' +
    'cui. à soupe, cuillerée à soupe, cuillerées à soupe, cuiller à soupe, cuillers à soupe, cuillère à table, ' +
    'cuillères à table, c. à table, cuillère soupe, cuillères soupe, grande cuillère, grandes cuillères',
  es:
    'cucharada, cucharadas; cda; cdas, cucharada sopera, cucharadas soperas, cuchara sopera, cucharas soperas, ' +
    'cuchara de sopa, cucharas de sopa, cucharada de sopa, cucharadas de sopa, ' +
    'cucharada grande, cucharadas grandes, c. sopera, c. soperas, c. de sopa, cs, cds',
  it:
    'cucchiaio, cucchiai; ; cucchiaio da tavola, cucchiai da tavola, cucchiaio da minestra, cucchiai da minestra, ' +
    'cucch, tbsp',
  nl: 'eetlepel, eetlepels; el; eetl, eetlepeltje, eetlepeltjes, soeplepel, soeplepels',
  sv: 'matsked, matskedar; msk; mskd',
  pt:
    'colher de sopa, colheres de sopa; c. sopa; colher sopa, colheres sopa, col. sopa, col. de sopa, c. de sopa, ' +
    'colh. sopa, colh. de sopa, cols. sopa, cols. de sopa, cs, colherada de sopa, colheradas de sopa',
};

export const cup: UnitNames = {
  en: 'cup, cups; ; c, cp, cupful, cupfuls',
  de: 'Tasse, Tassen; ; Cup, Cups',
  fr: 'tasse, tasses',
  es: 'taza, tazas; ; tz, tza, tzas',
  it: 'tazza, tazze; ; tz, tazza da tè, tazze da tè',
  nl: 'kop, koppen; ; kopje, kopjes, cup, cups, theekop, theekoppen, theekopje, theekopjes',
  sv: 'kopp, koppar; ; cup, cups, tkp, tekopp, tekoppar',
  pt:
    'xícara, xícaras; ; xíc, xícs, xíc. chá, xícara de chá, xícaras de chá, xícara chá, ' +
    'xícaras chá, chávena, chávenas, ' +
    'chávena de chá, chávenas de chá, chávena chá',
};

export const fluidOunce: UnitNames = {
  en: 'fluid ounce, fluid ounces; fl oz; fluid oz, fl ounce, fl ounces, oz fl, liquid ounce, liquid ounces, fz',
  de: 'Flüssigunze, Flüssigunzen; fl oz; flüssige Unze, flüssige Unzen',
  fr: 'once liquide, onces liquides; fl oz; oz liq, oz liquide',
  es: 'onza líquida, onzas líquidas; fl oz; oz líq, onza fluida, onzas fluidas',
  it: 'oncia liquida, once liquide; fl oz; oncia fluida, once fluide',
  nl: 'vloeibare ounce, vloeibare ounces; fl oz; fluid ounce, fluid ounces',
  sv: 'fluid ounce, fluid ounces; fl oz',
  pt: 'onça fluida, onças fluidas; fl oz; onça líquida, onças líquidas',
};

export const fluidDram: UnitNames = {
  en: 'fluid dram, fluid drams; fl dr; fluid drachm, fluid drachms, fluidram',
  de: 'Flüssigdrachme, Flüssigdrachmen; fl dr',
  fr: 'drachme liquide, drachmes liquides; fl dr',
  es: 'dracma líquida, dracmas líquidas; fl dr',
  it: 'dramma liquida, dramme liquide; fl dr',
  nl: 'vloeibare drachme, vloeibare drachmen; fl dr',
  sv: 'fluid dram, fluid drams; fl dr',
  pt: 'dracma fluida, dracmas fluidas; fl dr',
};

export const gill: UnitNames = {
  en: 'gill, gills',
  de: 'Gill, Gills',
  fr: 'gill, gills',
  es: 'gill, gills',
  it: 'gill',
  nl: 'gill, gills',
  sv: 'gill, gills',
  pt: 'gill, gills',
};

export const pint: UnitNames = {
  en: 'pint, pints; pt',
  de: 'Pint, Pints; ; Pinte, Pinten',
  fr: 'pinte, pintes; ; chopine, chopines',
  es: 'pinta, pintas',
  it: 'pinta, pinte',
  nl: 'pint, pints; ; pinten',
  sv: 'pint, pints',
  pt: 'pinta, pintas',
};

// In half of the languages the bare word is the number 1/4, so only the full name is listed there.
export const quart: UnitNames = {
  en: 'quart, quarts; qt',
  de: 'Quart, Quarts; qt',
  fr: 'quart de gallon, quarts de gallon; qt',
  es: 'cuarto de galón, cuartos de galón; qt',
  it: 'quarto di gallone, quarti di gallone; qt',
  nl: 'quart, quarts; qt',
  sv: 'quart, quarts; qt',
  pt: 'quarto de galão, quartos de galão; qt',
};

export const gallon: UnitNames = {
  en: 'gallon, gallons; gal',
  de: 'Gallone, Gallonen; gal',
  fr: 'gallon, gallons; gal',
  es: 'galón, galones; gal',
  it: 'gallone, galloni; gal',
  nl: 'gallon, gallons; gal',
  sv: 'gallon; gal',
  pt: 'galão, galões; gal',
};

export const peck: UnitNames = {
  en: 'peck, pecks',
  de: 'Peck, Pecks',
  fr: 'peck, pecks',
  es: 'peck, pecks',
  it: 'peck',
  nl: 'peck, pecks',
  sv: 'peck, pecks',
  pt: 'peck, pecks',
};

export const bushel: UnitNames = {
  en: 'bushel, bushels; bu',
  de: 'Bushel, Bushels',
  fr: 'boisseau, boisseaux',
  es: 'bushel, bushels',
  it: 'bushel',
  nl: 'bushel, bushels',
  sv: 'bushel, bushels',
  pt: 'bushel, bushels',
};
