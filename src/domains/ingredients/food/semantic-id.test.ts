import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { assertGrowsLinearly, filledWith } from '../../../../test/support/growth.ts';
import type { Language } from '../../units/index.ts';
import type { FoodLexicon } from './lexicon/lexicon.ts';
import { lexicons } from './lexicon/lexicons.ts';
import { semanticId } from './semantic-id.ts';

/** Names of the same food, by its id. */
const sameFood: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = {
  en: {
    onion: ['onion', 'Onions', 'large onions', 'large onion, chopped', 'the onion', 'peeled and chopped onions'],
    'red-onion': ['red onions', 'small red onion'],
    garlic: ['garlic', 'cloves of garlic', 'garlic cloves', 'head of garlic', 'crushed garlic'],
    egg: ['free-range eggs', 'free range egg', 'organic eggs', 'whole eggs', 'extra-large eggs'],
    tomato: ['ripe tomatoes', 'very ripe tomato', 'vine-ripened tomatoes', 'firm tomatoes'],
    'canned-tomato': ['tinned tomatoes', 'canned tomatoes'],
    'chopped-tomato': ['chopped tomatoes'],
    parsley: ['fresh parsley', 'parsley leaves', 'sprigs of parsley', 'finely chopped fresh parsley'],
    'flatleaf-parsley': ['flat-leaf parsley', 'flat leaf parsley leaves', 'fresh flatleaf parsley'],
    'bay-leaf': ['bay leaves', 'fresh bay leaf'],
    water: ['cold water', 'boiling water', 'ice water', 'lukewarm water', 'filtered water'],
    butter: ['softened butter', 'cold butter', 'butter, at room temperature', 'very soft butter'],
    'unsalted-butter': ['unsalted butter, melted', 'cold unsalted butter'],
    'confectioner-sugar': ['confectioners’ sugar', "confectioner's sugar", 'confectioners sugar'],
    'goat-cheese': ["goats' cheese", 'goat’s cheese', 'goat cheese'],
    parmesan: ['Parmesan', 'Parmesan cheese', 'freshly grated parmesan', 'parmesan shavings'],
    'black-pepper': ['freshly ground black pepper', 'black pepper'],
    'salt-and-pepper': ['salt and freshly ground pepper', 'salt and pepper'],
    flour: ['flour', 'flour for dusting', 'a little flour', 'flour plus extra'],
    chili: ['chilli', 'chillies', 'chilies', 'chile', 'chilis'],
    'greek-yogurt': ['Greek yoghurt', 'greek yogurt'],
    walnut: ['walnut halves', 'walnuts', 'walnut pieces'],
    breadcrumb: ['bread crumbs', 'breadcrumbs'],
    'skinless-boneless-chicken-breast': ['boneless, skinless chicken breasts', 'skinless and boneless chicken breast'],
    ginger: ['fresh root ginger', 'ginger root', 'fresh ginger'],
    cranberry: ['fresh or frozen cranberries', 'cranberries'],
  },
  de: {
    zwiebel: ['Zwiebeln', 'große Zwiebel', 'mittelgroße Zwiebeln, gehackt'],
    'rot-zwiebel': ['rote Zwiebeln', 'rote Zwiebel'],
    knoblauch: ['Knoblauchzehen', 'Zehen Knoblauch', 'Zehe Knoblauch', 'Knoblauch'],
    ei: ['Eier', 'Ei', 'Eier (Größe M)', 'frische Bio-Eier'],
    pfeffer: ['Pfeffer aus der Mühle', 'gemahlener Pfeffer'],
    butter: ['weiche Butter', 'Butter, kalt', 'Butter zum Einfetten'],
  },
  fr: {
    oignon: ['oignons', 'gros oignon', 'petits oignons émincés'],
    ail: ["gousses d'ail", 'gousse d’ail', "d'ail"],
    oeuf: ['œufs', 'oeuf', 'gros œufs'],
    'creme-fraiche': ['crème fraîche', 'creme fraiche'],
    'huile-d-olive': ["huile d'olive", 'huile d’olive'],
    fraise: ['fraises', 'fraises fraîches'],
    mure: ['mûres'],
  },
  es: {
    cebolla: ['cebollas', 'cebolla grande picada', 'cebolla en trozos'],
    ajo: ['dientes de ajo', 'ajo picado'],
    limon: ['limones', 'limón'],
    'carne-picada': ['carne picada'],
  },
  it: {
    pomodoro: ['pomodori maturi', 'pomodoro'],
    aglio: ["spicchi d'aglio", 'spicchio d’aglio tritato'],
    uovo: ['uova', 'uovo', 'uova medie'],
    sale: ['sale q.b.', 'sale'],
  },
  nl: {
    ui: ['uien', 'grote ui, gesnipperd', 'middelgrote uien'],
    knoflook: ['teentjes knoflook', 'tenen knoflook', 'knoflookteentje'],
    ei: ['eieren', 'ei'],
    gehakt: ['gehakt'],
  },
  sv: {
    lok: ['lök', 'stora lökar', 'finhackad lök'],
    vitlok: ['vitlöksklyftor', 'klyftor vitlök', 'vitlök'],
    agg: ['ägg', 'stora ägg'],
  },
  pt: {
    cebola: ['cebolas', 'cebola picada', 'cebola grande em rodelas'],
    alho: ['dentes de alho', 'alho amassado'],
    limao: ['limões', 'limão grande'],
    'carne-moida': ['carne moída'],
  },
};

/** Words that make a different thing to buy stay. */
const otherFoods = [
  ['oregano', 'dried oregano'],
  ['beef', 'ground beef'],
  ['sugar', 'brown sugar'],
  ['oil', 'olive oil', 'toasted sesame oil'],
  ['flour', 'self-raising flour', 'plain flour'],
  ['tomatoes', 'tinned tomatoes', 'cherry tomatoes', 'sun-dried tomatoes'],
  ['peas', 'frozen peas'],
  ['paprika', 'hot paprika', 'smoked paprika'],
  ['milk', 'whole milk'],
  ['pasta', 'fresh pasta'],
  ['cream', 'half-and-half', 'sour cream'],
  ['lemon', 'lemon juice'],
  ['cloves', 'garlic cloves'],
  ['chicken', 'chicken stock', 'chicken tenders'],
];

const wordsOfLexicon = (lexicon: FoodLexicon): string[] =>
  [
    lexicon.links,
    lexicon.ends,
    lexicon.portions,
    lexicon.fillers,
    lexicon.adjectives,
    ...[lexicon.goUnless, lexicon.goWith, lexicon.tails, lexicon.phrases].flatMap((table) =>
      Object.entries(table).flat(),
    ),
  ].flatMap((words) => words.split(' ').filter((word) => word !== ''));

const languages = Object.keys(sameFood) as Language[];

suite('the semantic id of a food', () => {
  for (const language of languages) {
    test(`names of one food in ${language}`, () => {
      for (const [id, names] of Object.entries(sameFood[language])) {
        for (const name of names) assert.equal(semanticId(name, language), id, name);
      }
    });
  }

  test('different things to buy have different ids', () => {
    for (const names of otherFoods) {
      assert.equal(new Set(names.map((name) => semanticId(name))).size, names.length, names.join(', '));
    }
  });

  test('nothing remains of some names', () => {
    for (const name of ['', '  ', '½', 'large', 'freshly chopped', 'of the', '()', '…']) {
      assert.equal(semanticId(name), undefined, name);
    }
  });

  test('what stands in parentheses is an aside, unless it is all there is', () => {
    assert.equal(semanticId('cream (35% fat)'), 'cream');
    assert.equal(semanticId('onion(s)'), 'onion');
    assert.equal(semanticId('(onions)'), 'onion');
    assert.equal(semanticId('onions (red'), 'onion');
  });

  test('letters of other scripts stay', () => {
    assert.equal(semanticId('Лук'), 'лук');
    assert.equal(semanticId('玉ねぎ'), '玉ねぎ');
  });

  test('an id is folded, at most 200 characters long, and its own id', () => {
    const anyName = fc.string({ unit: 'grapheme', maxLength: 300 });
    for (const language of languages) {
      const word = fc.constantFrom(...wordsOfLexicon(lexicons[language]), 'onions', 'Äpfel', 'crème', 'x');
      const name = fc.array(word, { maxLength: 40 }).map((words) => words.join(' '));
      fc.assert(
        fc.property(fc.oneof(anyName, name), (text) => {
          const id = semanticId(text, language);
          if (id === undefined) return;
          assert.ok(id.length > 0 && id.length <= 200);
          assert.match(id, /^[\p{L}\p{M}\p{Nd}]+(-[\p{L}\p{M}\p{Nd}]+)*$/u);
          assert.equal(id, id.toLowerCase());
          assert.equal(semanticId(id, language), id, text);
        }),
        { numRuns: 500, examples: [['𝅘𝅥𝅮s']] },
      );
    }
  });

  test('a name takes as long as it is long', async () => {
    for (const name of [
      's',
      'ab ',
      'chopped ',
      'boneless skinless ',
      "d'",
      '(',
      '()',
      'é',
      '\u{1F9C5}',
      'cloves of ',
    ]) {
      await assertGrowsLinearly(JSON.stringify(name), 100_000, filledWith(name), (long) => semanticId(long));
    }
  });
});
