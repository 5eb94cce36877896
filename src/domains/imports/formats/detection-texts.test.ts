// Text files and documents are detected by content, each by exactly one format.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { archiveOf, fileOf } from '../../../../test/support/import-files.ts';
import { loadFormats } from './load-formats.ts';
import type { DetectionConfidence, ImportSource } from './format.ts';

const head = '      Title: Soup\n Categories: Soups\n      Yield: 2 servings\n\n      1 l  Water\n\n  Boil.\n';

const sources: readonly (readonly [what: string, id: string, source: ImportSource])[] = [
  ['Cooklang', 'cooklang', fileOf('---\ntitle: Soup\n---\n\nBoil @water{1%l}.')],
  ['Cooklang without amounts', 'cooklang', fileOf('Boil @water and @salt.')],
  ['MealMaster', 'mealmaster', fileOf(`MMMMM----- Recipe via Meal-Master (tm) v8.05\n\n${head}\nMMMMM\n`)],
  [
    'MealMaster in an email',
    'mealmaster',
    fileOf(`Hello,\n\n---------- Recipe via Meal-Master (tm)\n\n${head}\n-----\n`),
  ],
  ['MasterCook', 'mastercook', fileOf('* Exported from MasterCook *\n\nSoup\n\nRecipe By : Ada\n\nBoil.\n')],
  ['MasterCook XML', 'mastercook', fileOf('<?xml version="1.0"?><mx2><RcpE name="Soup"></RcpE></mx2>')],
  ['RecipeML', 'recipeml', fileOf('<?xml version="1.0"?><recipeml><recipe><head/></recipe></recipeml>')],
  ['RecipeMD', 'markdown', fileOf('# Soup\n\n---\n\n- *1 l* water\n\n---\n\nBoil.')],
  ['Chowdown', 'markdown', fileOf('---\nlayout: recipe\ntitle: Soup\ningredients:\n- water\n---\n')],
  ['Markdown', 'markdown', fileOf('# Soup\n\n## Ingredients\n\n- water\n\n## Method\n\nBoil.\n')],
  ['a Markdown list', 'markdown', fileOf('# Soup\n\n- 1 l water\n- salt\n')],
  ['a plain text recipe', 'plain-text', fileOf('Soup\n\nIngredients\n1 l water\n\nMethod\nBoil.\n')],
  ['arbitrary text', 'plain-text', fileOf('Water is wet.')],
  ['a PDF', 'pdf', fileOf('%PDF-1.7\n')],
  ['a Word document', 'docx', await archiveOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<x/>' })],
  ['a folder of Markdown files', 'markdown', await archiveOf({ 'a.md': '# A\n## Ingredients\n- b', 'a.jpg': 'x' })],
];

const CONFIDENCES: readonly DetectionConfidence[] = ['no', 'maybe', 'likely', 'sure'];

/** The formats with the highest confidence. If that is only `maybe`, the first by name wins. */
const surestOf = async (source: ImportSource): Promise<readonly string[]> => {
  const ranks = await Promise.all(
    (await loadFormats()).map(async (format) => ({
      id: format.id,
      rank: CONFIDENCES.indexOf(await format.detect(source)),
    })),
  );
  const best = Math.max(...ranks.map(({ rank }) => rank));
  const surest = ranks.filter(({ rank }) => rank === best).map(({ id }) => id);
  return best === CONFIDENCES.indexOf('maybe') ? surest.slice(0, 1) : surest;
};

suite('format detection of texts and documents', () => {
  for (const [what, id, source] of sources) {
    test(`detects ${what} as ${id}`, async () => {
      assert.deepEqual(await surestOf(source), [id]);
    });
  }

  test('rejects arbitrary bytes in every format', async () => {
    const bytes = Buffer.from([1, 2, 3, 4, 0, 255, 254, 7, 8, 200, 0, 1, 2, 3]);
    for (const format of await loadFormats()) assert.equal(await format.detect(fileOf(bytes)), 'no', format.id);
  });
});
