import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { parseLine, toSemanticId } from '../ingredients/index.ts';
import { languages } from '../units/index.ts';
import type { Language } from '../units/index.ts';
import { findFood, listFoodNames } from './find-food.ts';
import { findLineFood } from './find-line-food.ts';
import { getFood } from './food-table.ts';

/** Names that no food of the list may answer, because cooks mean different things by them or the table has none. */
const unknown: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'coriander',
    'chickpeas',
    'breadcrumbs',
    'kosher salt',
    'flaky sea salt',
    'cream',
    'tomato puree',
    'ground cumin',
    'chicken',
    'red chili',
    'flour mixture',
    'sugar-free syrup',
    'butter beans',
    'milk thistle',
    'oil paint',
    'salt and pepper',
    'water chestnuts',
    'egg noodles in broth',
    'honey mustard',
    'dijon mustard',
    'rice vinegar',
    'white wine vinegar',
    'sherry vinegar',
    'hot chili powder',
    'red chili powder',
    'chana dal',
    'yellow split peas',
    'mint',
    'thai basil',
    'demerara sugar',
    'white chocolate, grated',
    'rice paper',
    'garlic bread',
    '',
    'freshly chopped',
  ],
  de: [
    'Koriander',
    'Kichererbsen',
    'Hähnchen',
    'Sahnesteif',
    'Puddingpulver',
    'Mehlschwitze',
    'Butterkekse',
    'Thymian',
  ],
  fr: ['coriandre', 'pois chiches', 'poulet', 'crème', 'farine de pois', 'beurre de cacao', 'lait de brebis', 'thym'],
  es: ['cilantro', 'garbanzos', 'pollo', 'crema', 'harina de yuca', 'aceite de trufa', 'bacalao', 'tomillo'],
  it: ['coriandolo', 'ceci', 'pollo', 'lievito', 'farina di castagne', 'olio al tartufo', 'aceto', 'timo'],
  nl: ['koriander', 'kikkererwten', 'kip', 'boterkoek', 'melkchocoladevlokken', 'suikervrije siroop', 'tijm'],
  sv: ['koriander', 'kikärter', 'kyckling', 'gräddglass', 'smörgås', 'sockerkaka', 'mjölkpulverdryck', 'timjan'],
  pt: ['coentros', 'grão-de-bico', 'frango', 'creme', 'farinha de mandioca', 'bacalhau', 'fermento', 'tomilho'],
};

/** Pairs of names that must not be the same food: the weight of a cup differs. */
const different: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  en: [
    ['rice', 'cooked rice'],
    ['butter', 'peanut butter'],
    ['milk', 'coconut milk'],
    ['milk', 'condensed milk'],
    ['lemon', 'lemon juice'],
    ['lemon', 'lemon zest'],
    ['sugar', 'powdered sugar'],
    ['sugar', 'brown sugar'],
    ['flour', 'almond flour'],
    ['flour', 'bread flour'],
    ['tomato', 'tomato paste'],
    ['garlic', 'garlic powder'],
    ['ginger', 'ground ginger'],
    ['egg', 'egg white'],
    ['egg', 'egg yolk'],
    ['heavy cream', 'sour cream'],
    ['cream cheese', 'heavy cream'],
    ['basil', 'dried basil'],
    ['corn kernels', 'cornstarch'],
    ['apricots', 'dried apricots'],
    ['peas', 'green split peas'],
    ['coconut', 'coconut oil'],
    ['chocolate chips', 'cocoa powder'],
  ],
  de: [
    ['Reis', 'gekochter Reis'],
    ['Butter', 'Erdnussbutter'],
    ['Milch', 'Kokosmilch'],
    ['Milch', 'Buttermilch'],
    ['Zitrone', 'Zitronensaft'],
    ['Zucker', 'Puderzucker'],
    ['Tomaten', 'Tomatenmark'],
    ['Knoblauch', 'Knoblauchpulver'],
    ['Ei', 'Eigelb'],
    ['Sahne', 'saure Sahne'],
    ['Mehl', 'Mandelmehl'],
  ],
  fr: [
    ['riz', 'riz cuit'],
    ['beurre', 'beurre de cacahuète'],
    ['lait', 'lait de coco'],
    ['citron', 'jus de citron'],
    ['citron', 'citron vert'],
    ['sucre', 'sucre glace'],
    ['tomate', 'concentré de tomate'],
    ['œuf', "blanc d'œuf"],
    ['pomme', 'pomme de terre'],
    ['noix', 'noix de coco'],
  ],
  es: [
    ['arroz', 'arroz cocido'],
    ['mantequilla', 'mantequilla de cacahuete'],
    ['leche', 'leche de coco'],
    ['limón', 'zumo de limón'],
    ['azúcar', 'azúcar glas'],
    ['tomate', 'concentrado de tomate'],
    ['huevo', 'clara de huevo'],
    ['ajo', 'ajo en polvo'],
  ],
  it: [
    ['burro', 'burro di arachidi'],
    ['latte', 'latte di cocco'],
    ['limone', 'succo di limone'],
    ['zucchero', 'zucchero a velo'],
    ['pomodoro', 'concentrato di pomodoro'],
    ['uovo', 'tuorlo'],
    ['farina', 'farina di mandorle'],
    ['patata', 'patata dolce'],
  ],
  nl: [
    ['boter', 'pindakaas'],
    ['melk', 'karnemelk'],
    ['citroen', 'citroensap'],
    ['suiker', 'poedersuiker'],
    ['tomaat', 'tomatenpuree'],
    ['ei', 'eiwit'],
    ['slagroom', 'zure room'],
    ['aardappel', 'zoete aardappel'],
  ],
  sv: [
    ['smör', 'jordnötssmör'],
    ['mjölk', 'kokosmjölk'],
    ['citron', 'citronjuice'],
    ['socker', 'florsocker'],
    ['tomat', 'tomatpuré'],
    ['ägg', 'äggvita'],
    ['lök', 'vitlök'],
    ['ris', 'kokt ris'],
  ],
  pt: [
    ['manteiga', 'manteiga de amendoim'],
    ['leite', 'leite de coco'],
    ['limão siciliano', 'sumo de limão'],
    ['açúcar', 'açúcar em pó'],
    ['tomate', 'concentrado de tomate'],
    ['ovo', 'clara de ovo'],
    ['batata', 'batata-doce'],
    ['arroz', 'arroz cozido'],
  ],
};

const identify = (name: string, language: Language): string | undefined => {
  const food = findFood(name, language);
  return food === undefined ? undefined : `${food.id} ${food.form ?? ''}`;
};

const find = (text: string) => findLineFood(parseLine(text, 'en'), 'en')?.name;

suite('finding a food by its name', () => {
  for (const language of languages) {
    test(`finds nothing for names without a certain food in ${language}`, () => {
      for (const name of unknown[language]) assert.equal(findFood(name, language)?.name, undefined, name);
    });

    test(`distinguishes foods of different weight in ${language}`, () => {
      for (const [one, other] of different[language]) {
        assert.notEqual(identify(one, language), undefined, one);
        assert.notEqual(identify(other, language), undefined, other);
        assert.notEqual(identify(one, language), identify(other, language), `${one}, ${other}`);
      }
    });
  }

  test('finds no food if the line offers another one of a different weight', () => {
    for (const line of ['1 cup honey or sugar', '1 cup sugar or honey', '1 onion or leek', '1 cup milk or gloop']) {
      assert.equal(find(line), undefined, line);
    }
    for (const [line, name] of [
      ['1 cup butter or margarine', /^Butter/],
      ['1 cup butter or sour cream', /^Butter/],
      ['1 cup milk or water', /^Milk/],
    ] as const) {
      assert.match(find(line) ?? '', name, line);
    }
  });

  test('finds the same food in all languages', () => {
    for (const [id, names] of Object.entries({
      '20081': ['all-purpose flour', 'Mehl', 'farine', 'harina', 'farina', 'bloem', 'vetemjöl', 'farinha de trigo'],
      '19335': ['caster sugar', 'Zucker', 'sucre', 'azúcar', 'zucchero', 'suiker', 'strösocker', 'açúcar'],
      '01145': [
        'unsalted butter, softened',
        'weiche Butter',
        'beurre',
        'mantequilla',
        'burro',
        'boter',
        'smör',
        'manteiga',
      ],
      '04053': [
        'extra-virgin olive oil',
        'Olivenöl',
        "huile d'olive",
        'aceite de oliva',
        "olio d'oliva",
        'olijfolie',
        'olivolja',
        'azeite',
      ],
      '01123': ['large eggs', 'Eier', 'œufs', 'huevos', 'uova', 'eieren', 'ägg', 'ovos'],
      '11282': ['red onion, sliced', 'Zwiebeln', 'oignons', 'cebollas', 'cipolle', 'uien', 'gul lök', 'cebolas'],
    })) {
      for (const [index, language] of languages.entries()) {
        assert.equal(findFood(names[index] ?? '', language)?.id, id, names[index]);
      }
    }
  });

  test('returns the form that a name implies', () => {
    assert.equal(findFood('ground almonds', 'en')?.form, 'ground');
    assert.equal(findFood('Mandelstifte', 'de')?.form, 'slivered');
    assert.equal(findFood('almonds', 'en')?.form, undefined);
  });

  test('does not decide for a line whose alternative makes the food doubtful', () => {
    assert.equal(find('2 tbsp coconut or vegetable oil'), undefined);
    assert.equal(find('1 tsp fennel or caraway seeds'), undefined);
    assert.equal(find('2 tbsp butter or olive oil'), 'Butter, without salt');
    assert.equal(find('2 tbsp something unheard of'), undefined);
  });
});

suite('the list of food names', () => {
  const names = languages.flatMap((language) => listFoodNames(language));

  test('refers to foods of the table', () => {
    for (const { foodId, name } of names) assert.notEqual(getFood(foodId), undefined, `${foodId} ${name}`);
  });

  test('gives every name a semantic id that is its own semantic id', () => {
    for (const { name, language } of names) {
      const id = toSemanticId(name, language);
      assert.ok(id !== undefined, name);
      assert.equal(toSemanticId(id, language), id, name);
    }
  });

  test('has one food and one form for each semantic id in a language', () => {
    const meanings = new Map<string, string>();
    for (const { foodId, language, name, form } of names) {
      const key = `${language} ${toSemanticId(name, language)}`;
      const meaning = `${foodId} ${form ?? ''}`;
      assert.equal(meanings.get(key) ?? meaning, meaning, `${key}: ${name}`);
      meanings.set(key, meaning);
    }
  });

  test('has several hundred names in every language', () => {
    for (const language of languages) {
      const count = listFoodNames(language).length;
      assert.ok(count > 400, `${language}: ${count}`);
    }
  });
});
