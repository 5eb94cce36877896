import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { assertGrowsLinearly, filledWith } from '../../../../test/support/growth.ts';
import type { Language } from '../../units/index.ts';
import type { FoodLexicon } from './lexicon/lexicon.ts';
import { lexicons } from './lexicon/lexicons.ts';
import { toSemanticId } from './semantic-id.ts';

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

/** Different things to buy: every name in a row has its own id. */
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
    lexicon.terminators,
    lexicon.portions,
    lexicon.fillers,
    lexicon.adjectives,
    ...[lexicon.removedUnless, lexicon.removedWith, lexicon.redundantLastWords, lexicon.phrases].flatMap((table) =>
      Object.entries(table).flat(),
    ),
  ].flatMap((words) => words.split(' ').filter((word) => word !== ''));

const languages = Object.keys(sameFood) as Language[];

suite('semantic food ids', () => {
  for (const language of languages) {
    test(`gives all names of a food the same id in ${language}`, () => {
      for (const [id, names] of Object.entries(sameFood[language])) {
        for (const name of names) assert.equal(toSemanticId(name, language), id, name);
      }
    });
  }

  test('gives different things to buy different ids', () => {
    for (const names of otherFoods) {
      assert.equal(new Set(names.map((name) => toSemanticId(name))).size, names.length, names.join(', '));
    }
  });

  test('returns undefined for a name that contains no food', () => {
    for (const name of ['', '  ', '½', 'large', 'freshly chopped', 'of the', '()', '…']) {
      assert.equal(toSemanticId(name), undefined, name);
    }
  });

  test('ignores text in parentheses, unless there is nothing else', () => {
    assert.equal(toSemanticId('cream (35% fat)'), 'cream');
    assert.equal(toSemanticId('onion(s)'), 'onion');
    assert.equal(toSemanticId('(onions)'), 'onion');
    assert.equal(toSemanticId('onions (red'), 'onion');
  });

  test('keeps letters of other scripts', () => {
    assert.equal(toSemanticId('Лук'), 'лук');
    assert.equal(toSemanticId('玉ねぎ'), '玉ねぎ');
  });

  test('returns a folded id of at most 200 characters that maps to itself', () => {
    const anyName = fc.string({ unit: 'grapheme', maxLength: 300 });
    for (const language of languages) {
      const word = fc.constantFrom(...wordsOfLexicon(lexicons[language]), 'onions', 'Äpfel', 'crème', 'x');
      const name = fc.array(word, { maxLength: 40 }).map((words) => words.join(' '));
      fc.assert(
        fc.property(fc.oneof(anyName, name), (text) => {
          const id = toSemanticId(text, language);
          if (id === undefined) return;
          assert.ok(id.length > 0 && id.length <= 200);
          assert.match(id, /^[\p{L}\p{M}\p{Nd}]+(-[\p{L}\p{M}\p{Nd}]+)*$/u);
          assert.equal(id, id.toLowerCase());
          assert.equal(toSemanticId(id, language), id, text);
        }),
        { numRuns: 500, examples: [['𝅘𝅥𝅮s']] },
      );
    }
  });

  test('takes time linear in the length of the name', async () => {
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
      await assertGrowsLinearly(JSON.stringify(name), 100_000, filledWith(name), (long) => toSemanticId(long));
    }
  });
});
