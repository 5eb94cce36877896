import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { TestClient } from '../../../../test/support/client.ts';
import { onEveryEngine } from '../../../../test/support/engines.ts';
import { titlesFound } from '../../../../test/support/find-recipes.ts';
import { newEntry } from '../../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';
import { MAX_SEARCHED_TAGS } from './index/index-limits.ts';

const ingredients = (...names: readonly string[]) => ({
  ingredient_sections: [{ ingredients: names.map((name) => ({ name, text: `some ${name}` })) }],
});

/** The library that all queries below search. */
const recipes = [
  { title: 'Chicken with broccoli', language: 'en', description: 'Quick and green.', authors: [{ name: 'Ada Merle' }] },
  { title: 'Spaghetti', language: 'en', ...ingredients('spaghetti', 'tomatoes', 'onions') },
  { title: 'Crème brûlée', language: 'fr', ...ingredients('crème fraîche', 'œufs') },
  { title: 'Müsli', language: 'de', ...ingredients('Haferflocken', 'Äpfel', 'Nüsse') },
  { title: 'Braten mit Soße', language: 'de', ...ingredients('Zwiebeln', 'Klöße') },
  { title: 'Smørrebrød', language: 'da', description: 'Med Ærter og Ål.' },
  { title: 'Борщ', language: 'uk', ...ingredients('буряк') },
  { title: '親子丼', language: 'ja', ...ingredients('鶏肉', '卵') },
  { title: 'Apple pie', language: 'en' },
  { title: 'Apple pie with cream', language: 'en' },
  { title: 'Grandmother’s pie of apples', language: 'en' },
  { title: 'Cake', language: 'en', description: 'As good as apple pie.' },
];

/** Queries and their results, which are the same on every engine. Titles are separated by a bar. */
const expectations: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'searches titles, descriptions, ingredients and authors': {
    spaghetti: 'Spaghetti',
    green: 'Chicken with broccoli',
    onions: 'Spaghetti',
    merle: 'Chicken with broccoli',
    'merle green': 'Chicken with broccoli',
    'merle spaghetti': '',
    nothing: '',
  },
  'matches the last word as a prefix': {
    'chicken broc': 'Chicken with broccoli',
    'chick broccoli': '',
    spa: 'Spaghetti',
    'spa ': '',
    'cr bru': '',
    'apple p': 'Apple pie with cream|Apple pie|Grandmother’s pie of apples',
    P: 'Grandmother’s pie of apples|Apple pie with cream|Apple pie',
    'p ': '',
    親子: '親子丼',
    鶏: '親子丼',
    Бор: 'Борщ',
  },
  'tolerates typos': {
    chiken: 'Chicken with broccoli',
    brocolli: 'Chicken with broccoli',
    spagetti: 'Spaghetti',
    tomatoe: 'Spaghetti',
    'tomatoe spagetti': 'Spaghetti',
    hicken: 'Chicken with broccoli',
    xhicken: 'Chicken with broccoli',
    cchicken: 'Chicken with broccoli',
    hcicken: 'Chicken with broccoli',
    'chikcen brocc': 'Chicken with broccoli',
    brocol: 'Chicken with broccoli',
    chikn: '',
    'creme brulle': 'Crème brûlée',
  },
  'ignores accents and case': {
    'CREME BRULEE': 'Crème brûlée',
    'crème brûlée': 'Crème brûlée',
    'cre\u0300me': 'Crème brûlée',
    oeufs: 'Crème brûlée',
    œuf: 'Crème brûlée',
    борщ: 'Борщ',
  },
  'finds umlauts, ß and Nordic letters in either spelling': {
    Müsli: 'Müsli',
    muesli: 'Müsli',
    musli: 'Müsli',
    'MU\u0308SLI': 'Müsli',
    Soße: 'Braten mit Soße',
    Sosse: 'Braten mit Soße',
    SOSSE: 'Braten mit Soße',
    Kloesse: 'Braten mit Soße',
    klosse: 'Braten mit Soße',
    Aepfel: 'Müsli',
    Smoerrebroed: 'Smørrebrød',
    smorrebrod: 'Smørrebrød',
    aerter: 'Smørrebrød',
    arter: 'Smørrebrød',
    aal: 'Smørrebrød',
    al: 'Smørrebrød',
  },
  'matches singular and plural forms': {
    'onion ': 'Spaghetti',
    'tomato ': 'Spaghetti',
    'Zwiebel ': 'Braten mit Soße',
    'Apfel ': 'Müsli',
    'Nuss ': 'Müsli',
    chickens: 'Chicken with broccoli',
    'Brötchen ': '',
  },
  'ignores stop words between other words': {
    'chicken and the broccoli': 'Chicken with broccoli',
    'Braten in Soße': 'Braten mit Soße',
    'with ': 'Apple pie with cream|Chicken with broccoli',
  },
  'ranks the exact title first, then titles with this prefix, titles with all words, and other hits, newest first': {
    'apple pie': 'Apple pie|Apple pie with cream|Grandmother’s pie of apples|Cake',
    'apple pie ': 'Apple pie|Apple pie with cream|Grandmother’s pie of apples|Cake',
    'apple pi': 'Apple pie with cream|Apple pie|Grandmother’s pie of apples|Cake',
    'pie apple': 'Grandmother’s pie of apples|Apple pie with cream|Apple pie|Cake',
    'aple pie': 'Grandmother’s pie of apples|Apple pie with cream|Apple pie|Cake',
  },
};

onEveryEngine('full-text recipe search', (engine) => {
  const service = serviceForSuite(engine);
  let client: TestClient;
  before(async () => {
    client = await service.newLibrary();
    for (const recipe of recipes) await newEntry(client, recipe);
  });

  for (const [rule, cases] of Object.entries(expectations)) {
    test(rule, async () => {
      for (const [q, titles] of Object.entries(cases)) {
        assert.equal((await titlesFound(client, { q })).join('|'), titles, JSON.stringify(q));
      }
    });
  }

  test('finds plurals by their singular and vice versa in eight languages', async () => {
    const words = [
      ['en', 'berries', 'berry'],
      ['de', 'Kartoffeln', 'Kartoffel'],
      ['fr', 'poireaux', 'poireau'],
      ['es', 'limones', 'limón'],
      ['it', 'zucchine', 'zucchina'],
      ['nl', 'aardappelen', 'aardappel'],
      ['sv', 'morötter', 'morot'],
      ['pt', 'limões', 'limão'],
    ] as const;
    const garden = await service.newLibrary();
    for (const [language, many, one] of words) {
      await newEntry(garden, { title: `${language} many`, language, description: many });
      await newEntry(garden, { title: `${language} one`, language, description: one });
    }
    for (const [language, many, one] of words) {
      for (const q of [`${many} `, `${one} `]) {
        const found = await titlesFound(garden, { q });
        assert.ok(found.includes(`${language} many`) && found.includes(`${language} one`), `${q}: ${found.join(', ')}`);
      }
    }
  });

  test('finds a recipe by the name of its tag, and by the new name after a rename', async () => {
    const kitchen = await service.newLibrary();
    const tag = (await kitchen.post<{ id: string }>('/api/v1/tags', { name: 'Weeknight Süppchen' })).body.id;
    const { id } = await newEntry(kitchen, { title: 'Minestrone', description: 'Weekend.' });
    await newEntry(kitchen, { title: 'Weekday bread' });
    const filing = { tags: [tag], facets: [] };
    await kitchen.put(`/api/v1/recipes/${id}/organization`, filing, { 'if-match': '"1"' });
    for (const q of ['weeknight', 'weekn', 'suppchen', 'sueppchen minestrone', 'minestrone weeknight']) {
      assert.deepEqual(await titlesFound(kitchen, { q }), ['Minestrone'], q);
    }
    for (const q of ['weeknigth', 'weekknight', 'supchen minestrone', 'weeknigt']) {
      assert.deepEqual(await titlesFound(kitchen, { q }), ['Minestrone'], q);
    }
    assert.deepEqual(await titlesFound(kitchen, { q: 'week' }), ['Weekday bread', 'Minestrone']);
    await kitchen.put(`/api/v1/tags/${tag}`, { name: 'Slow' }, { 'if-match': '"1"' });
    assert.deepEqual(await titlesFound(kitchen, { q: 'slow' }), ['Minestrone']);
    assert.deepEqual(await titlesFound(kitchen, { q: 'weeknight' }), []);
  });

  test('looks through the names of 5,000 tags, however many there are', async () => {
    const kitchen = await service.newLibrary();
    const newTag = async (name: string): Promise<string> =>
      (await kitchen.post<{ id: string }>('/api/v1/tags', { name })).body.id;
    const tagged = async (title: string, tag: string): Promise<void> => {
      const { id } = await newEntry(kitchen, { title });
      await kitchen.put(`/api/v1/recipes/${id}/organization`, { tags: [tag], facets: [] }, { 'if-match': '"1"' });
    };
    const model = await newTag('Model');
    const copies = Array.from(
      { length: MAX_SEARCHED_TAGS },
      (_, number) => `('${model.slice(0, 30)}${100_000 + number}')`,
    );
    await service.write(
      `insert into tag (id, library_id, name, name_key, color, revision, created_at, updated_at)
       select given.column1, library_id, given.column1, given.column1, color, revision, created_at, updated_at
       from tag, (values ${copies.join(', ')}) as given where tag.id = '${model}'`,
    );
    await tagged('Minestrone', await newTag('-Weeknight'));
    await tagged('Ribollita', await newTag('Sunday'));
    assert.deepEqual(await titlesFound(kitchen, { q: 'weeknight' }), ['Minestrone']);
    assert.deepEqual(await titlesFound(kitchen, { q: 'sunday' }), []);
  });

  test('matches a singular only in recipes in its language, declared or guessed', async () => {
    const kitchen = await service.newLibrary();
    await newEntry(kitchen, { title: 'Tomato pasta', language: 'en' });
    await newEntry(kitchen, { title: 'Tomato paste' });
    const lines = ['2 EL Öl', '500 g Mehl', '3 Zehen Knoblauch'];
    await newEntry(kitchen, {
      title: 'Klöße',
      ingredient_sections: [{ ingredients: lines.map((text) => ({ text })) }],
    });
    assert.deepEqual(await titlesFound(kitchen, { q: 'tomato paste' }), ['Tomato paste']);
    assert.deepEqual(await titlesFound(kitchen, { q: 'Kloß ' }), ['Klöße']);
  });

  test('does not split a word at invisible characters', async () => {
    const kitchen = await service.newLibrary();
    await newEntry(kitchen, { title: 'Kar\u00ADtoffel\u00ADsuppe ❤️' });
    for (const q of ['Kartoffelsuppe', 'kartoffel\u00ADsuppe', '❤️ kartoffelsuppe']) {
      assert.equal((await titlesFound(kitchen, { q })).length, 1, q);
    }
  });

  test('updates the index when a recipe is replaced, trashed, restored or purged', async () => {
    const kitchen = await service.newLibrary();
    const { id } = await newEntry(kitchen, { title: 'Leek soup' });
    const path = `/api/v1/recipes/${id}`;
    await kitchen.put(path, { recipe: { title: 'Pumpkin soup' } }, { 'if-match': '"1"' });
    assert.deepEqual(await titlesFound(kitchen, { q: 'leek' }), []);
    assert.deepEqual(await titlesFound(kitchen, { q: 'pumpkin' }), ['Pumpkin soup']);
    await kitchen.delete(path, { 'if-match': '"2"' });
    assert.deepEqual(await titlesFound(kitchen, { q: 'pumpkin' }), []);
    assert.deepEqual(await titlesFound(kitchen, { q: 'pumpkin', state: 'trashed' }), ['Pumpkin soup']);
    await kitchen.post(`${path}/restore`, undefined, { 'if-match': '"3"' });
    assert.deepEqual(await titlesFound(kitchen, { q: 'pumpkin' }), ['Pumpkin soup']);
    await kitchen.delete(path, { 'if-match': '"4"' });
    assert.equal((await kitchen.delete(`${path}/permanently`, { 'if-match': '"5"' })).status, 204);
    assert.deepEqual(await titlesFound(kitchen, { q: 'pumpkin', state: 'trashed' }), []);
  });

  test('finds all recipes created concurrently in a new library', async () => {
    const kitchen = await service.newLibrary();
    const titles = Array.from({ length: 12 }, (_, number) => `Dumpling number ${number} of twelve`);
    await Promise.all(
      titles.map((title) => newEntry(kitchen, { title, keywords: [`key${title.length}`, 'together'] })),
    );
    assert.deepEqual((await titlesFound(kitchen, { q: 'together dumplngs' })).toSorted(), titles.toSorted());
  });

  test('never finds recipes from another library', async () => {
    const stranger = await service.newLibrary();
    await newEntry(stranger, { title: 'Mine alone' });
    for (const q of ['apple', 'chiken', 'ch', 'a', 'mine', 'm']) {
      const found = await titlesFound(stranger, { q });
      assert.ok(
        found.every((title) => title === 'Mine alone'),
        q,
      );
    }
    assert.deepEqual(await titlesFound(stranger, { without_ingredient: 'salt' }), ['Mine alone']);
    assert.deepEqual(await titlesFound(await service.newLibrary(), { q: 'apple' }), []);
  });
});
