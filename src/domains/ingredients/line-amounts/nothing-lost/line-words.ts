import type { Language } from '../../../units/index.ts';

type Forms = readonly [singular: string, plural: string];

/** The words that lines are composed of in one language. */
export interface LineWords {
  /** Foods that are counted. No name contains another. */
  readonly counted: readonly Forms[];
  readonly measured: readonly string[];
  readonly measures: readonly (readonly [...forms: Forms, unitId: string])[];
  readonly cup: Forms;
  readonly can: Forms;
  /** Between a measure and its food, with a space after it. */
  readonly of: string;
  readonly juiceOf: string;
  readonly about: string;
  /** Half of the first counted food. */
  readonly half: string;
  /** A piece of food whose weight is given, and the word before that weight. */
  readonly piece: readonly [...forms: Forms, before: string];
  readonly joins: readonly string[];
  readonly rangeSeparators: readonly string[];
  /** Two, three and four. */
  readonly numerals: readonly [string, string, string];
  readonly decimalSign: '.' | ',';
  /** Numbers that are not amounts. */
  readonly notes: readonly string[];
}

export const lineWords: Readonly<Record<Language, LineWords>> = {
  en: {
    counted: [
      ['onion', 'onions'],
      ['carrot', 'carrots'],
      ['large egg', 'large eggs'],
      ['red bell pepper', 'red bell peppers'],
      ['potato', 'potatoes'],
      ['bay leaf', 'bay leaves'],
    ],
    measured: ['flour', 'sugar', 'milk', 'ground beef', 'olive oil', 'rice'],
    measures: [
      ['g', 'g', 'metric.gram'],
      ['ml', 'ml', 'metric.millilitre'],
      ['tablespoon', 'tablespoons', 'us.tablespoon'],
      ['tsp', 'tsp', 'us.teaspoon'],
      ['cup', 'cups', 'us.cup'],
      ['oz', 'oz', 'avoirdupois.ounce'],
      ['pound', 'pounds', 'avoirdupois.pound'],
    ],
    cup: ['cup', 'cups'],
    can: ['can', 'cans'],
    of: '',
    about: 'about ',
    half: 'half an onion',
    piece: ['chicken breast', 'chicken breasts', 'of'],
    juiceOf: 'juice of ',
    joins: [' plus ', ' and ', ' + ', ' or ', ', '],
    rangeSeparators: ['-', '–', ' to '],
    numerals: ['two', 'three', 'four'],
    decimalSign: '.',
    notes: [' (70% fat)', ', at 40 °C', ', cut into 8 pieces', ' (see note 3)', ', soaked for 12 hours', ' (9-inch)'],
  },
  de: {
    counted: [
      ['Zwiebel', 'Zwiebeln'],
      ['Möhre', 'Möhren'],
      ['Ei', 'Eier'],
      ['Tomate', 'Tomaten'],
      ['große Kartoffel', 'große Kartoffeln'],
    ],
    measured: ['Mehl', 'Zucker', 'Milch', 'Hackfleisch', 'Olivenöl', 'Reis'],
    measures: [
      ['g', 'g', 'metric.gram'],
      ['ml', 'ml', 'metric.millilitre'],
      ['EL', 'EL', 'metric.tablespoon'],
      ['TL', 'TL', 'metric.teaspoon'],
      ['kg', 'kg', 'metric.kilogram'],
    ],
    cup: ['Tasse', 'Tassen'],
    can: ['Dose', 'Dosen'],
    of: '',
    about: 'ca. ',
    half: 'eine halbe Zwiebel',
    piece: ['Lachsfilet', 'Lachsfilets', 'à'],
    juiceOf: 'Saft von ',
    joins: [' und ', ' + ', ' oder ', ', ', ' plus '],
    rangeSeparators: ['-', '–', ' bis '],
    numerals: ['zwei', 'drei', 'vier'],
    decimalSign: ',',
    notes: [' (Type 405)', ' (3,5 % Fett)', ', 40 °C warm', ', in 8 Stücke geschnitten', ' (Größe M)'],
  },
  fr: {
    counted: [
      ['oignon', 'oignons'],
      ['carotte', 'carottes'],
      ['gros poireau', 'gros poireaux'],
      ['tomate', 'tomates'],
      ['citron', 'citrons'],
    ],
    measured: ['farine', 'sucre', 'lait', 'viande', 'beurre', 'riz'],
    measures: [
      ['g', 'g', 'metric.gram'],
      ['ml', 'ml', 'metric.millilitre'],
      ['cuillère à soupe', 'cuillères à soupe', 'metric.tablespoon'],
      ['c. à café', 'c. à café', 'metric.teaspoon'],
      ['cl', 'cl', 'metric.centilitre'],
    ],
    cup: ['tasse', 'tasses'],
    can: ['boîte', 'boîtes'],
    of: 'de ',
    about: 'environ ',
    half: 'un demi oignon',
    piece: ['pavé de saumon', 'pavés de saumon', 'de'],
    juiceOf: 'le jus de ',
    joins: [' et ', ' + ', ' ou ', ', ', ' plus '],
    rangeSeparators: ['-', '–', ' à '],
    numerals: ['deux', 'trois', 'quatre'],
    decimalSign: ',',
    notes: [' (T55)', ' à 30 %', ' (40 °C)', ', en 8 morceaux', ' (environ)'],
  },
  es: {
    counted: [
      ['cebolla', 'cebollas'],
      ['zanahoria', 'zanahorias'],
      ['huevo', 'huevos'],
      ['pimiento rojo', 'pimientos rojos'],
      ['limón', 'limones'],
    ],
    measured: ['harina', 'azúcar', 'leche', 'carne', 'mantequilla', 'arroz'],
    measures: [
      ['g', 'g', 'metric.gram'],
      ['ml', 'ml', 'metric.millilitre'],
      ['cucharada', 'cucharadas', 'metric.tablespoon'],
      ['cucharadita', 'cucharaditas', 'metric.teaspoon'],
      ['kg', 'kg', 'metric.kilogram'],
    ],
    cup: ['taza', 'tazas'],
    can: ['lata', 'latas'],
    of: 'de ',
    about: 'unos ',
    half: 'media cebolla',
    piece: ['filete de salmón', 'filetes de salmón', 'de'],
    juiceOf: 'zumo de ',
    joins: [' y ', ' + ', ' o ', ', ', ' más '],
    rangeSeparators: ['-', '–', ' a '],
    numerals: ['dos', 'tres', 'cuatro'],
    decimalSign: ',',
    notes: [' (35 % de grasa)', ' a 40 °C', ', en 8 trozos', ' (tamaño L)'],
  },
  it: {
    counted: [
      ['cipolla', 'cipolle'],
      ['carota', 'carote'],
      ['uovo', 'uova'],
      ['peperone rosso', 'peperoni rossi'],
      ['limone', 'limoni'],
    ],
    measured: ['farina', 'zucchero', 'latte', 'carne', 'burro', 'riso'],
    measures: [
      ['g', 'g', 'metric.gram'],
      ['ml', 'ml', 'metric.millilitre'],
      ['cucchiaio', 'cucchiai', 'metric.tablespoon'],
      ['cucchiaino', 'cucchiaini', 'metric.teaspoon'],
      ['kg', 'kg', 'metric.kilogram'],
    ],
    cup: ['tazza', 'tazze'],
    can: ['scatola', 'scatole'],
    of: 'di ',
    about: 'circa ',
    half: 'mezza cipolla',
    piece: ['filetto di salmone', 'filetti di salmone', 'da'],
    juiceOf: 'succo di ',
    joins: [' e ', ' + ', ' o ', ', ', ' più '],
    rangeSeparators: ['-', '–'],
    numerals: ['due', 'tre', 'quattro'],
    decimalSign: ',',
    notes: [' al 70%', ' a 40 °C', ', in 8 pezzi', ' per la teglia'],
  },
  nl: {
    counted: [
      ['ui', 'uien'],
      ['wortel', 'wortels'],
      ['tomaat', 'tomaten'],
      ['rode paprika', "rode paprika's"],
      ['citroen', 'citroenen'],
    ],
    measured: ['bloem', 'melk', 'gehakt', 'boter', 'rijst', 'olie'],
    measures: [
      ['g', 'g', 'metric.gram'],
      ['ml', 'ml', 'metric.millilitre'],
      ['eetlepel', 'eetlepels', 'metric.tablespoon'],
      ['tl', 'tl', 'metric.teaspoon'],
      ['dl', 'dl', 'metric.decilitre'],
    ],
    cup: ['kop', 'koppen'],
    can: ['blik', 'blikken'],
    of: '',
    about: 'ongeveer ',
    half: 'een halve ui',
    piece: ['zalmfilet', 'zalmfilets', 'van'],
    juiceOf: 'sap van ',
    joins: [' en ', ' + ', ' of ', ', ', ' plus '],
    rangeSeparators: ['-', '–', ' tot '],
    numerals: ['twee', 'drie', 'vier'],
    decimalSign: ',',
    notes: [' (35% vet)', ' van 40 °C', ', in 8 stukken', ' (maat L)'],
  },
  sv: {
    counted: [
      ['lök', 'lökar'],
      ['morot', 'morötter'],
      ['tomat', 'tomater'],
      ['röd paprika', 'röda paprikor'],
      ['citron', 'citroner'],
    ],
    measured: ['mjöl', 'socker', 'mjölk', 'köttfärs', 'smör', 'ris'],
    measures: [
      ['g', 'g', 'metric.gram'],
      ['dl', 'dl', 'metric.decilitre'],
      ['msk', 'msk', 'metric.tablespoon'],
      ['tsk', 'tsk', 'metric.teaspoon'],
      ['kg', 'kg', 'metric.kilogram'],
    ],
    cup: ['kopp', 'koppar'],
    can: ['burk', 'burkar'],
    of: '',
    about: 'ca ',
    half: 'en halv lök',
    piece: ['laxfilé', 'laxfiléer', 'à'],
    juiceOf: 'saften av ',
    joins: [' och ', ' + ', ' eller ', ', ', ' plus '],
    rangeSeparators: ['-', '–', ' till '],
    numerals: ['två', 'tre', 'fyra'],
    decimalSign: ',',
    notes: [' (40 %)', ', 37 °C', ', i 8 bitar', ' (storlek L)'],
  },
  pt: {
    counted: [
      ['cebola', 'cebolas'],
      ['cenoura', 'cenouras'],
      ['ovo', 'ovos'],
      ['pimentão vermelho', 'pimentões vermelhos'],
      ['limão', 'limões'],
    ],
    measured: ['farinha', 'leite', 'carne', 'manteiga', 'arroz', 'mel'],
    measures: [
      ['g', 'g', 'metric.gram'],
      ['ml', 'ml', 'metric.millilitre'],
      ['colher de sopa', 'colheres de sopa', 'metric.tablespoon'],
      ['colher de chá', 'colheres de chá', 'metric.teaspoon'],
      ['kg', 'kg', 'metric.kilogram'],
    ],
    cup: ['xícara', 'xícaras'],
    can: ['lata', 'latas'],
    of: 'de ',
    about: 'cerca de ',
    half: 'meia cebola',
    piece: ['filé de salmão', 'filés de salmão', 'de'],
    juiceOf: 'suco de ',
    joins: [' e ', ' + ', ' ou ', ', ', ' mais '],
    rangeSeparators: ['-', '–', ' a '],
    numerals: ['dois', 'três', 'quatro'],
    decimalSign: ',',
    notes: [' (35% de gordura)', ' a 40 °C', ', em 8 pedaços', ' 70%'],
  },
};
