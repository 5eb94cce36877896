import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { documentsOf, fileOf, itemsOf, listsOf } from '../../../../../test/support/import-files.ts';
import { format } from './format.ts';

const mxp = `                     *  Exported from  MasterCook  *

                               Plum Cake

Recipe By     : Ada Merle
Serving Size  : 8     Preparation Time :0:30
Categories    : Cakes                            Fruit
                Baking

  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
   2      cups          flour -- sifted
     1/2  cup           butter -- softened, and
                        cut into cubes
   3                    eggs
                        *** TOPPING ***
   1      pound         plums
                        cinnamon sugar

Mix and knead.
Roll out.

Bake for 40 minutes.

Description:
  "A cake for
  September."
Source:
  "Village paper"
S(Formatted for MC6):
  "by Ada"
Yield:
  "1 cake"
T(Baking):
  "0:40"
Start to Finish Time:
  "1:30"

                   - - - - - - - - - - - - - - - - - -

Per Serving (excluding unknown items): 230 Calories; 9g Fat (35% calories from fat); trace Protein; 130mg Sodium.  Exchanges: 1 Fat.

Serving Ideas : With cream.

NOTES : Freezes well.

Nutr. Assoc. : 0 0 0
`;

const tea = `* Exported from MasterCook *

Tea

Recipe By     :
Serving Size  : 0     Preparation Time :0:00
Categories    : Drinks

  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
  1           teaspoon  tea

Pour on water.

- - - -
`;

const mx2 = `<?xml version="1.0" standalone="yes" encoding="ISO-8859-1"?>
<!DOCTYPE mx2 SYSTEM "mx2.dtd">
<mx2 source="MasterCook 6.0" date="May 2001">
<Summ><Nam>Cr\u00e8me</Nam></Summ>
<RcpE name="9" Cr\u00e8me Pie" author="Ada" img="pie.jpg">
<RTxt><![CDATA[* Exported from MasterCook *

Other]]></RTxt>
<Serv qty="6"/><PrpT elapsed="0:45"/><TTim elapsed="1:30"/><AltT label="Baking" elapsed="0:20"/>
<CatS><CatT>Pies</CatT><CatT>Cakes &amp; Pies</CatT></CatS>
<IngR name="CRUST"></IngR>
<IngR name="flour" unit="cups" qty="2"><IPrp>sifted</IPrp><INtI>12</INtI></IngR>
<IngR name="For the filling:" code="T"></IngR>
<IngR name="cream" unit="cup" qty="1/2"></IngR>
<IngR name="Custard" code="S"/>
<IngR name="eggs" qty="3"/>
<DirS><DirT>Mix.</DirT><DirT>Bake.</DirT></DirS>
<Desc>Good.</Desc><Natn>French</Natn><Srce>Caf\u00e9 at http://example.org/pie</Srce>
<AltS label="Formatted" source="by Bo"/><CpyR>1999</CpyR><Yield unit="pies" qty="2.000000"/>
<RatS><RatE name="Difficulty" value="3"/></RatS><Wine>Port</Wine><SrvI>Warm</SrvI><Note>Keep cold.</Note>
</RcpE>
<RcpE name="Only shown"><RTxt><![CDATA[${tea}]]></RTxt></RcpE>
<RcpE></RcpE>
</mx2>
`;

suite('MasterCook', () => {
  test('reads the header, columns, sections, quoted fields and notes of a text export', async () => {
    const [document] = await documentsOf(format, fileOf(mxp));
    assert.ok(document);
    assert.deepEqual(listsOf(document), {
      ingredients: [
        ['', '2 cups flour, sifted', '1/2 cup butter, softened, and cut into cubes', '3 eggs'],
        ['TOPPING', '1 pound plums', 'cinnamon sugar'],
      ],
      steps: [['', 'Mix and knead. Roll out.', 'Bake for 40 minutes.']],
    });
    assert.deepEqual(
      [document.title, document.description, document.authors, document.categories, document.source],
      [
        'Plum Cake',
        'A cake for September.',
        [{ name: 'Ada Merle' }],
        ['Cakes', 'Fruit', 'Baking'],
        { name: 'Village paper' },
      ],
    );
    assert.deepEqual(
      document.yields?.map(({ text }) => text),
      ['8 servings', '1 cake'],
    );
    assert.deepEqual(document.times, {
      total: 'PT90M',
      assertions: [
        { kind: 'prep', duration: 'PT30M', text: '0:30' },
        { kind: 'cook', duration: 'PT40M', text: '0:40' },
      ],
    });
    assert.deepEqual(
      document.nutrition?.[0]?.nutrients?.map(({ nutrient, text }) => [nutrient, text]),
      [
        ['energy', '230 kcal'],
        ['fat', '9 g'],
        ['sodium', '130 mg'],
      ],
    );
    assert.match(
      document.notes ?? '',
      /^Formatted for MC6: by Ada\n\nPer Serving .*\n\nServing Ideas : With cream\.\n\nFreezes well\.$/,
    );
  });

  test('reads several recipes in a file and reports an empty one', async () => {
    const items = await itemsOf(format, fileOf(`${tea}\n* Exported from MasterCook *\n- - -\n${mxp}`));
    assert.deepEqual(
      items.map(({ title, remarks }) => [title, remarks.map(({ code }) => code)]),
      [
        ['Tea', []],
        ['Untitled recipe', ['item-unreadable']],
        ['Plum Cake', []],
      ],
    );
  });

  test('reads a text without a header or without a table', async () => {
    const [bare] = await documentsOf(format, fileOf(tea.split('\n').slice(2).join('\n')));
    assert.deepEqual(bare && [bare.title, listsOf(bare)], [
      'Tea',
      { ingredients: [['', '1 teaspoon tea']], steps: [['', 'Pour on water.']] },
    ]);
    const [untabled] = await documentsOf(
      format,
      fileOf('* Exported from MasterCook *\n\nTea\n\nRecipe By : Bo\nServing Size : 2\n\nPour on water.\n'),
    );
    assert.deepEqual(untabled && [untabled.title, listsOf(untabled).steps], ['Tea', [['', 'Pour on water.']]]);
  });

  test('reads MX2 in its declared encoding and with stray quotes', async () => {
    const [pie, shown] = await documentsOf(format, fileOf(Buffer.from(mx2, 'latin1')));
    assert.ok(pie);
    assert.deepEqual(listsOf(pie), {
      ingredients: [
        ['CRUST', '2 cups flour, sifted'],
        ['For the filling', '1/2 cup cream'],
        ['Custard', '3 eggs'],
      ],
      steps: [['', 'Mix.', 'Bake.']],
    });
    assert.deepEqual(
      [pie.title, pie.description, pie.cuisines, pie.categories, pie.source, pie.notes],
      [
        '9" Crème Pie',
        'Good.',
        ['French'],
        ['Pies', 'Cakes & Pies'],
        { name: 'Café at', url: 'http://example.org/pie' },
        'Formatted: by Bo\n\n1999\n\nDifficulty: 3\n\nPort\n\nWarm\n\nKeep cold.',
      ],
    );
    assert.deepEqual(
      [pie.yields?.map(({ text }) => text), pie.times?.total, pie.times?.assertions?.map(({ kind }) => kind)],
      [['6 servings', '2 pies'], 'PT90M', ['prep', 'cook']],
    );
    assert.deepEqual(shown && [shown.title, listsOf(shown).ingredients], ['Tea', [['', '1 teaspoon tea']]]);
    const items = await itemsOf(format, fileOf(mx2));
    assert.deepEqual(
      items.map(({ remarks }) => remarks.map(({ code }) => code)),
      [['photo-missing'], [], ['item-unreadable']],
    );
  });

  test('detects MasterCook by its header, root element or table', () => {
    const table = tea.split('\n').slice(2).join('\n');
    assert.deepEqual(
      [mxp, mx2, table, '<html></html>', 'Recipe By : x', ''].map((text) => format.detect(fileOf(text))),
      ['sure', 'sure', 'likely', 'no', 'no', 'no'],
    );
  });
});
