import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { documentsOf, fileOf, itemsOf, listsOf } from '../../../../../test/support/import-files.ts';
import { format } from './format.ts';

const menu = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE recipeml PUBLIC "-//FormatData//DTD RecipeML 0.5//EN" "recipeml.dtd">
<recipeml version="0.5"><menu><head><title>Sunday</title></head>
<recipe xml:lang="en">
 <head>
  <title>Pie &amp; Peas</title><subtitle>of the North</subtitle>
  <source><srcitem>Ada</srcitem><srcitem>https://example.org/pie</srcitem></source>
  <categories><cat>Pies</cat><cat>Caf&eacute;</cat></categories>
  <yield><range><q1>2</q1><q2>3</q2></range><unit>dozen</unit></yield>
  <preptime type="Preparation"><time><qty>20</qty><timeunit>minutes</timeunit></time></preptime>
  <preptime type="Cooking"><time><range><q1>30</q1><q2>40</q2></range><timeunit>minutes</timeunit></time></preptime>
 </head>
 <description>Good
  and cheap.</description>
 <equipment><tool>pan</tool></equipment>
 <ingredients>
  <note>Weigh all.</note>
  <ing-div><title>Crust</title>
   <ing><amt><qty>1 1/2</qty><unit>cups</unit></amt><item>flour</item><prep>sifted</prep></ing>
   <ing optional="yes"><amt><qty><range><q1>1</q1><q2>2</q2></range></qty><size>large</size><unit/></amt><item>eggs</item></ing>
  </ing-div>
  <ing><amt><qty>1</qty><unit>cup</unit></amt><item>peas</item>
   <alt-ing><amt><qty>2</qty><unit>cups</unit></amt><item>beans</item></alt-ing></ing>
  <ing><amt><qty>1</qty></amt><sep>of</sep><item>lemon</item></ing>
  <ing>salt</ing>
 </ingredients>
 <directions>
  <step>Mix &frac12; of it
   with <time><qty>5</qty> <timeunit>minutes</timeunit></time> of work.</step>
  <note>Gently.</note>
  <step>Bake.</step>
 </directions>
</recipe>
<recipe><head><title>Tea</title><yield>2</yield></head><ingredients><ing><item>tea</item></ing></ingredients>
 <directions>Boil water.
 Pour it on.</directions></recipe>
<recipe><head></head></recipe>
</menu></recipeml>`;

suite('RecipeML', () => {
  test('reads every part of a recipe inside a menu', async () => {
    const [pie, tea] = await documentsOf(format, fileOf(menu));
    assert.ok(pie && tea);
    assert.deepEqual(listsOf(pie), {
      ingredients: [
        ['Crust', '1 1/2 cups flour, sifted', '1-2 large eggs (optional)'],
        ['', '1 cup peas or 2 cups beans', '1 of lemon', 'salt'],
      ],
      steps: [['', 'Mix ½ of it\nwith 5 minutes of work.', 'Bake.']],
    });
    assert.deepEqual(
      [pie.title, pie.description, pie.language, pie.source, pie.categories, pie.notes],
      [
        'Pie & Peas',
        'Good\nand cheap.',
        'en',
        { name: 'Ada', url: 'https://example.org/pie' },
        ['Pies', 'Café'],
        'Weigh all.\n\nGently.\n\nof the North',
      ],
    );
    assert.deepEqual(
      [pie.yields?.[0]?.text, pie.times?.assertions, pie.equipment?.[0]?.description],
      [
        '2-3 dozen',
        [
          { kind: 'prep', duration: 'PT20M', text: '20 minutes' },
          { kind: 'cook', min: 'PT30M', max: 'PT40M', text: '30-40 minutes' },
        ],
        'pan',
      ],
    );
    assert.deepEqual([tea.yields?.[0]?.text, listsOf(tea).steps], ['2 servings', [['', 'Boil water.', 'Pour it on.']]]);
  });

  test('reports an empty recipe and reads the others', async () => {
    const items = await itemsOf(format, fileOf(menu));
    assert.deepEqual(
      items.map(({ title, remarks }) => [title, remarks.map(({ code }) => code)]),
      [
        ['Pie & Peas', []],
        ['Tea', []],
        ['Untitled recipe', ['item-unreadable']],
      ],
    );
  });

  test('reads a document without a recipe element, and directions in divisions', async () => {
    const [document] = await documentsOf(
      format,
      fileOf(
        '<recipeml><head><title>T</title></head><ingredients><ing><item>a</item></ing></ingredients>' +
          '<directions><dir-div><title>Base</title><step>Mix.</step></dir-div></directions></recipeml>',
      ),
    );
    assert.deepEqual(document && listsOf(document), { ingredients: [['', 'a']], steps: [['Base', 'Mix.']] });
  });

  test('detects RecipeML by its root element', () => {
    assert.deepEqual(
      [menu, '<recipe/>', 'about <recipeml>', '<!-- x --><RecipeML>'].map((text) => format.detect(fileOf(text))),
      ['sure', 'no', 'no', 'sure'],
    );
  });
});
