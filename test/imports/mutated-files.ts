// Valid files in many formats with random changes.
import { gzipOf, zipOf } from '../support/import-files.ts';
import { recipeNode } from '../support/imports.ts';
import type { Hostile } from './hostile-archives.ts';

/** Deterministic random numbers (mulberry32). */
const numbersFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const lines = (...parts: readonly string[]): string => parts.join('\n');

const honest = async (): Promise<Readonly<Record<string, Buffer>>> => {
  const paprika = {
    name: 'Soup',
    uid: 'U',
    hash: 'h',
    ingredients: '2 leeks\n1 cup milk',
    directions: 'Boil.\nServe.',
  };
  return {
    page: Buffer.from(
      `<!doctype html><html lang="en"><head><script type="application/ld+json">${JSON.stringify(recipeNode('Soup'))}</script></head><body><h1>Soup</h1><h2>Ingredients</h2><ul><li>2 leeks</li></ul><h2>Method</h2><ol><li>Boil.</li></ol></body></html>`,
    ),
    json: Buffer.from(JSON.stringify([recipeNode('One'), recipeNode('Two')])),
    paprika: await zipOf({
      'Soup.paprikarecipe': gzipOf(paprika),
      'Stew.paprikarecipe': gzipOf({ ...paprika, name: 'Stew' }),
    }),
    cooklang: Buffer.from(
      lines(
        '---',
        'title: Soup',
        'servings: 4',
        '---',
        'Cut @leeks{2} and boil in @milk{1%cup} for ~{10%minutes}.',
        '',
        '> A note.',
      ),
    ),
    mealmaster: Buffer.from(
      lines(
        'MMMMM----- Recipe via Meal-Master (tm) v8.05',
        ' ',
        '      Title: Soup',
        ' Categories: Soups',
        '      Yield: 4 servings',
        ' ',
        '      2    Leeks',
        '      1 c  Milk',
        ' ',
        '  Boil it.',
        ' ',
        'MMMMM',
      ),
    ),
    mastercook: Buffer.from(
      lines(
        '                     *  Exported from  MasterCook  *',
        '',
        '                               Soup',
        '',
        'Recipe By     : Somebody',
        'Serving Size  : 4    Preparation Time :0:10',
        'Categories    : Soups',
        '',
        '  Amount  Measure       Ingredient -- Preparation Method',
        '--------  ------------  --------------------------------',
        '       2                leeks -- chopped',
        '       1  cup           milk',
        '',
        'Boil it.',
        '',
        '                   - - - - - - - - - - - - - - - - - -',
      ),
    ),
    recipeml: Buffer.from(
      '<?xml version="1.0"?><recipeml version="0.5"><recipe><head><title>Soup</title><yield>4</yield></head><ingredients><ing><amt><qty>2</qty></amt><item>leeks</item></ing></ingredients><directions><step>Boil.</step></directions></recipe></recipeml>',
    ),
    markdown: Buffer.from(
      lines(
        '# Soup',
        '',
        '*warm, easy*',
        '',
        '**4 servings**',
        '',
        '---',
        '',
        '- *2* leeks',
        '- *1 cup* milk',
        '',
        '---',
        '',
        'Boil it.',
      ),
    ),
    text: Buffer.from(
      lines('Soup', '', 'Serves 4', '', 'Ingredients', '2 leeks', '1 cup milk', '', 'Method', 'Boil it.', 'Serve.'),
    ),
    csv: Buffer.from(
      'Title,Course,Main Ingredient,Description,Source,Url,Prep Time,Cook Time,Yield,Ingredients,Directions,Photo Url\n"Soup",Dinner,Leek,,,,10,20,4,"2 leeks\n1 cup milk","Boil it.",\n',
    ),
    docx: await zipOf({
      '[Content_Types].xml': '<Types/>',
      'word/document.xml':
        '<w:document><w:body><w:p><w:r><w:t>Soup</w:t></w:r></w:p><w:p><w:r><w:t>Ingredients</w:t></w:r></w:p><w:p><w:r><w:t>2 leeks</w:t></w:r></w:p></w:body></w:document>',
    }),
    bundle: await zipOf({
      'tureen-bundle.json': { format: 'tureen.bundle/1', recipes: 1 },
      'recipes/00001.json': {
        format: 'tureen.recipe/1',
        title: 'Soup',
        ingredient_sections: [{ ingredients: [{ text: '2 leeks' }] }],
      },
    }),
  };
};

/** Replaces, removes and duplicates some bytes. */
const mutate = (bytes: Buffer, next: () => number): Buffer => {
  let result = Buffer.from(bytes);
  const changes = 1 + Math.floor(next() * 8);
  for (let change = 0; change < changes; change += 1) {
    const at = Math.floor(next() * result.length);
    const length = Math.floor(next() * 40);
    const kind = next();
    if (kind < 0.5) result[at] = Math.floor(next() * 256);
    else if (kind < 0.75) result = Buffer.concat([result.subarray(0, at), result.subarray(at + length)]);
    else result = Buffer.concat([result.subarray(0, at + length), result.subarray(at)]);
  }
  return result;
};

/** Creates this many of each format. */
export const mutatedFiles = async (each: number): Promise<readonly Hostile[]> =>
  Object.entries(await honest()).flatMap(([name, bytes], format) =>
    Array.from({ length: each }, (_, number) => ({
      name: `${name}, mutation ${number + 1}`,
      bytes: mutate(bytes, numbersFrom(format * 1000 + number)),
    })),
  );
