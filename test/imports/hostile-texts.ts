// Texts in every format that no honest program creates.
import { zipOf } from '../support/import-files.ts';
import { recipeNode } from '../support/imports.ts';
import type { Hostile } from './hostile-archives.ts';

const MEGABYTE = 1_000_000;
const many = (text: string, times: number): string => text.repeat(times);
const deep = (open: string, close: string, depth: number): string => `${many(open, depth)}${many(close, depth)}`;

const ENTITIES = `<!DOCTYPE lolz [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 20 }, (_, at) => `<!ENTITY ${String.fromCodePoint(98 + at)} "${many(`&${String.fromCodePoint(97 + at)};`, 10)}">`).join('')}]>`;
const EXTERNAL =
  '<!DOCTYPE x [<!ENTITY xxe SYSTEM "file:///etc/passwd"><!ENTITY % p SYSTEM "http://127.0.0.1:1/x">%p;]>';

const json = (): Record<string, string> => ({
  'deep lists': deep('[', ']', 100_000),
  'deep objects': deep('{"a":', '}', 100_000).replace('{"a":}', '{"a":1}'),
  'a deep recipe': `{"@type":"Recipe","name":"x","recipeInstructions":${deep('[', ']', 60)}}`,
  'a recipe deeper than the limit': `{"@type":"Recipe","name":"x","recipeInstructions":${deep('[', ']', 5000)}}`,
  'open brackets': many('[', 5 * MEGABYTE),
  'open quotes': many('["', 2 * MEGABYTE),
  'many empty lists': `[${many('[],', 5 * MEGABYTE)}[]]`,
  'many numbers': `[${many('1,', 10 * MEGABYTE)}1]`,
  'many empty recipes': `[${many('{"@type":"Recipe"},', 300_000)}{}]`,
  'one key a million times': `{${many('"a":1,', MEGABYTE)}"a":1}`,
  prototypes: '{"__proto__":{"@type":"Recipe"},"@type":"Recipe","name":"x","constructor":{"prototype":1}}',
  'a long string': `{"@type":"Recipe","name":"${many('a', 30 * MEGABYTE)}"}`,
  'a long ingredient': JSON.stringify(recipeNode('x', { recipeIngredient: [many('1 cup ', 2 * MEGABYTE)] })),
  'many ingredients': JSON.stringify(
    recipeNode('x', { recipeIngredient: Array.from({ length: 200_000 }, () => '1 cup flour') }),
  ),
  'many steps': JSON.stringify(recipeNode('x', { recipeInstructions: Array.from({ length: 200_000 }, () => 'Stir.') })),
  'markup in markup': JSON.stringify(recipeNode(many('&amp;', 200_000))),
  'an invisible title': JSON.stringify(recipeNode('\u200b\u200b')),
  'wrong types everywhere': JSON.stringify(
    recipeNode('x', { recipeIngredient: { a: [1, null] }, recipeYield: { x: [] }, image: [[[[1]]]], author: 7 }),
  ),
  'numbers out of range': '{"@type":"Recipe","name":"x","recipeYield":1e999,"prepTime":-1e400}',
  'lone surrogates': '{"@type":"Recipe","name":"x\\ud800","recipeIngredient":["\\udc00 1 cup"]}',
  'a Paprika recipe of wrong types':
    '{"name":5,"ingredients":{"a":1},"directions":[1],"uid":[],"hash":null,"photo_data":7,"photos":"x","categories":4}',
  'an invalid Paprika photo': JSON.stringify({
    name: 'x',
    uid: 'u',
    hash: 'h',
    ingredients: '1 egg',
    directions: 'Boil.',
    photo_data: many('!', MEGABYTE),
  }),
  'a RecipeSage export of nothing': '{"recipes":[null,1,"x",{},[],{"@type":"Recipe"}]}',
  'a Mealie database of wrong types':
    '{"recipes":"x","recipes_ingredients":{"a":1},"recipe_instructions":[null],"ingredient_units":5}',
  'a Mealie database that refers to itself': `{"recipes":[${many('{"id":"1","name":"x","slug":"x"},', 5000)}{"id":"1","name":"x","slug":"x"}],"recipes_ingredients":[${many('{"recipe_id":"1","note":"1 egg","position":1},', 5000)}{"recipe_id":"1","note":"x"}],"recipe_instructions":[],"ingredient_units":[],"ingredient_foods":[]}`,
});

const html = (): Record<string, string> => ({
  'deep markup': `<html>${many('<div>', 200_000)}`,
  'deep markup of every kind': `<html>${many('<b><i><ul><li><table><tr><td>', 30_000)}`,
  'open angles': `<html>${many('<', 5 * MEGABYTE)}`,
  'open comments': `<html>${many('<!--', MEGABYTE)}`,
  'open attributes': `<html><a ${many('a="', MEGABYTE)}`,
  'a long attribute': `<html><a title="${many('x', 9 * MEGABYTE)}">`,
  'many attributes': `<html><a ${Array.from({ length: 200_000 }, (_, at) => `a${at}=1`).join(' ')}>`,
  'many entities': `<html><p>${many('&amp;amp;', MEGABYTE)}`,
  'many headings': `<html>${many('<h2>Ingredients</h2><ul><li>1 egg</li></ul>', 30_000)}`,
  'many lists': `<html><h1>x</h1>${many('<ul><li>1 cup flour</li></ul>', 50_000)}`,
  'a long list': `<html><h1>Soup</h1><h2>Ingredients</h2><ul>${many('<li>1 cup flour</li>', 100_000)}</ul>`,
  'many scripts': `<html>${many('<script type="application/ld+json">{"@type":"Recipe","name":"x"}</script>', 20_000)}`,
  'a script of broken JSON': `<html><script type="application/ld+json">{"@type":"Recipe","name":"${many('\\u00', 300_000)}`,
  'a script of open quotes': `<html><script type="application/ld+json">${many('{"@type":"Recipe",,"name":"a"b"', 50_000)}</script>`,
  'a script of deep JSON': `<html><script type="application/ld+json">${many('{"@graph":[', 20_000)}</script>`,
  'microdata in microdata': `<html>${many('<div itemscope itemtype="https://schema.org/Recipe" itemprop="recipeIngredient">1 egg', 20_000)}`,
  'classes of plugins': `<html>${many('<div class="wprm-recipe-container"><div class="wprm-recipe-ingredient-group"><li class="wprm-recipe-ingredient">', 20_000)}`,
  spaces: `<html><p>${many(' \t\n', 3 * MEGABYTE)}`,
  'spaces and letters': `<html><h1>x</h1><p>${many('a ', 3 * MEGABYTE)}`,
  'a page of breaks': `<html><h1>Soup</h1><p>${many('1 cup flour<br>', 200_000)}`,
  'a long table': `<html><table>${many('<tr><td>1</td><td>cup</td><td>flour</td></tr>', 60_000)}</table>`,
  'embedded app state': `<html><script id="__NEXT_DATA__" type="application/json">${many('{"recipe":{"ingredients":[', 20_000)}</script>`,
  'an empty page': '<html></html>',
  'an unfinished tag': '<html',
  'frames of frames': `<html>${many('<iframe srcdoc="<iframe srcdoc=', 100_000)}`,
  'many pictures': `<html><h1>x</h1>${many('<img src="/a.jpg" srcset="/a.jpg 1x, /b.jpg 2x">', 50_000)}`,
});

const xml = (): Record<string, string> => ({
  'entities in RecipeML': `<?xml version="1.0"?>${ENTITIES}<recipeml><recipe><head><title>&u;</title></head></recipe></recipeml>`,
  'external entities in RecipeML': `<?xml version="1.0"?>${EXTERNAL}<recipeml><recipe><head><title>&xxe;</title></head><ingredients><ing><item>&xxe;</item></ing></ingredients></recipe></recipeml>`,
  'deep RecipeML': `<recipeml>${many('<recipe>', 200_000)}`,
  'wide RecipeML': `<recipeml>${many('<recipe><head><title>x</title></head></recipe>', 50_000)}</recipeml>`,
  'entities in MasterCook': `<?xml version="1.0"?>${ENTITIES}<mx2><RcpE name="&u;"><IngR name="&u;"/></RcpE></mx2>`,
  'external entities in MasterCook': `<?xml version="1.0"?>${EXTERNAL}<mx2><RcpE name="x"><DirS><DirT>&xxe;</DirT></DirS></RcpE></mx2>`,
  'open attributes in MasterCook': `<?xml version="1.0"?><mx2><RcpE name="${many('a" b="', 300_000)}`,
  'deep MasterCook': `<?xml version="1.0"?><mx2>${many('<RcpE name="x"><IngR name="y">', 50_000)}`,
});

const texts = (): Record<string, string> => ({
  'one line': many('a', 40 * MEGABYTE),
  'one line of words': many('1 cup flour and ', MEGABYTE),
  'a million lines': many('1 cup flour\n', MEGABYTE),
  'a million empty lines': many('\n', 5 * MEGABYTE),
  'many headings': many('Ingredients\n\nMethod\n\n', 100_000),
  'many recipes': many('Soup\n\nIngredients\n1 egg\n\nMethod\nBoil it.\n\n---\n\n', 50_000),
  'control characters': many('\u0001\u0002\u0003\u001b[31m', 100_000),
  'bidirectional tricks': many('\u202e\u2066\u200f1 cup\n', 50_000),
  'combining marks': `Soup\n\nIngredients\n1 ${many('e\u0301\u0302\u0303', 300_000)}`,
  'many numbers in a line': `Soup\n\nIngredients\n${many('1 1/2 ', 500_000)} flour`,
  'brackets in a line': `Soup\n\nIngredients\n1 cup flour ${many('(', 200_000)}`,
  'white space': many(' \t\u00a0\u2003', MEGABYTE),
  'a front matter of aliases': `---\na: &a [x,x,x,x,x,x,x,x,x]\n${Array.from({ length: 12 }, (_, at) => `${String.fromCodePoint(98 + at)}: &${String.fromCodePoint(98 + at)} [${many(`*${String.fromCodePoint(97 + at)},`, 9)}]`).join('\n')}\n---\n@salt{1%g}\n`,
  'a deep front matter': `---\na: ${deep('[', ']', 20_000)}\n---\n@salt{}\n`,
  'an endless front matter': `---\n${many('a: b\n', 500_000)}`,
  'front matter of tabs': `---\n${many('\t- x\n', 100_000)}---\n`,
  'Cooklang of open braces': many('@salt{', 300_000),
  'Cooklang of marks': many('@#~{}()', 300_000),
  'Cooklang of open comments': many('[- ', 500_000),
  'Cooklang in one step': many('Add @salt{1%g} to #pot{} for ~{5%minutes}. ', 30_000),
  'Meal-Master of ends': many('MMMMM\n', 300_000),
  'Meal-Master of beginnings': many('MMMMM----- Recipe via Meal-Master (tm) v8.05\n', 50_000),
  'Meal-Master of sections': `MMMMM----- Recipe via Meal-Master (tm) v8.05\n \n      Title: x\n Categories: y\n      Yield: 4 servings\n \n${many('MMMMM-----A-----\n', 100_000)}MMMMM\n`,
  'Meal-Master of one line': `MMMMM----- Recipe via Meal-Master (tm) v8.05\n      Title: ${many('x', 5 * MEGABYTE)}`,
  'MasterCook of beginnings': many('                     *  Exported from  MasterCook  *\n\n', 50_000),
  'MasterCook without an end': `                     *  Exported from  MasterCook  *\n\n                        Soup\n\nRecipe By     :\nServing Size  : 4    Preparation Time :0:00\nCategories    :\n\n  Amount  Measure       Ingredient -- Preparation Method\n--------  ------------  --------------------------------\n${many('       1  cup           flour\n', 200_000)}`,
  'Markdown of headings': many('# Soup\n\n## Ingredients\n\n- 1 egg\n\n', 50_000),
  'Markdown of emphasis': `# Soup\n\n${many('*_`[', 500_000)}`,
  'Markdown of lists in lists': `# Soup\n\n## Ingredients\n\n${Array.from({ length: 3000 }, (_, at) => `${many(' ', at)}- x`).join('\n')}`,
  'RecipeMD of rules': `# Soup\n\n${many('---\n\n', 200_000)}`,
  'a table of open quotes': `Title,Course,Ingredients,Directions,Photo Url\n${many('"a,', 2 * MEGABYTE)}`,
  'a table of one row': `Title,Course,Ingredients,Directions,Photo Url\n${many('x,', 3 * MEGABYTE)}`,
  'a table of many rows': `Title,Course,Ingredients,Directions,Photo Url\n${many('x,y,1 egg,Boil.,\n', 200_000)}`,
});

const pdfs = (): Record<string, string> => ({
  'a PDF of nothing': '%PDF-1.7\n',
  'a PDF of noise': `%PDF-1.7\n${many('\u00ff\u00fe1 0 obj<<', 50_000)}`,
  'a PDF whose pages are their own parents':
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[2 0 R]/Count 1>>endobj\ntrailer<</Root 1 0 R/Size 3>>\n%%EOF',
  'a PDF of many missing pages':
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 2000000000>>endobj\ntrailer<</Root 1 0 R/Size 3>>\n%%EOF',
  'a PDF of deep lists': `%PDF-1.4\n1 0 obj${many('[', 200_000)}endobj\ntrailer<</Root 1 0 R>>\n%%EOF`,
  'a PDF of deep dictionaries': `%PDF-1.4\n1 0 obj${many('<</a', 200_000)}endobj\ntrailer<</Root 1 0 R>>\n%%EOF`,
  'a PDF that claims to be encrypted':
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n3 0 obj<</Filter/Standard/V 5/R 6/O(x)/U(x)/P 1>>endobj\ntrailer<</Root 1 0 R/Encrypt 3 0 R/Size 4>>\n%%EOF',
});

const asHostile = (kind: string, contents: Record<string, string>, encoding: BufferEncoding = 'utf8'): Hostile[] =>
  Object.entries(contents).map(([name, content]) => ({
    name: `${kind}: ${name}`,
    bytes: Buffer.from(content, encoding),
  }));

/** Word documents with the same content. */
const documents = async (): Promise<Hostile[]> => {
  const bodies = {
    entities: `<?xml version="1.0"?>${ENTITIES}<w:document><w:body><w:p><w:r><w:t>&u;</w:t></w:r></w:p></w:body></w:document>`,
    deep: `<w:document><w:body>${many('<w:p><w:r>', 100_000)}`,
    wide: `<w:document><w:body>${many('<w:p><w:r><w:t>1 egg</w:t></w:r></w:p>', 100_000)}</w:body></w:document>`,
    nothing: '<w:document/>',
    noise: many('\u0000\u00ff', 10_000),
  };
  return Promise.all(
    Object.entries(bodies).map(async ([name, body]) => ({
      name: `a Word document: ${name}`,
      bytes: await zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': body }),
    })),
  );
};

export const oddEncodings = (): Hostile[] => {
  const page =
    '<html><h1>Crème</h1><h2>Zutaten</h2><ul><li>1 Löffel</li></ul><h2>Zubereitung</h2><p>Rühren.</p></html>';
  const wide = Buffer.from(page, 'utf16le');
  return [
    { name: 'UTF-16 without a mark', bytes: wide },
    { name: 'UTF-16 cut in the middle of a letter', bytes: wide.subarray(0, -1) },
    { name: 'UTF-16 in the other byte order', bytes: Buffer.from(wide).swap16() },
    { name: 'a mark alone', bytes: Buffer.from([0xff, 0xfe]) },
    { name: 'another mark alone', bytes: Buffer.from([0xef, 0xbb, 0xbf]) },
    { name: 'Latin-1 labeled as UTF-8', bytes: Buffer.from(`<meta charset="utf-8">${page}`, 'latin1') },
    { name: 'UTF-8 with the wrong label', bytes: Buffer.from(`<meta charset="shift_jis">${page}`) },
    { name: 'an unknown encoding', bytes: Buffer.from(`<meta charset="x-klingon">${page}`, 'latin1') },
    { name: 'overlong UTF-8', bytes: Buffer.from([0x3c, 0x68, 0x31, 0x3e, 0xc0, 0xaf, 0xe0, 0x80, 0xaf]) },
    { name: 'zeros', bytes: Buffer.alloc(100_000) },
    { name: 'ones', bytes: Buffer.alloc(100_000, 0xff) },
    { name: 'one byte', bytes: Buffer.from('x') },
    { name: 'nothing', bytes: Buffer.alloc(0) },
    { name: 'a space', bytes: Buffer.from(' ') },
  ];
};

export const hostileTexts = async (): Promise<readonly Hostile[]> => [
  ...asHostile('JSON', json()),
  ...asHostile('a page', html()),
  ...asHostile('XML', xml()),
  ...asHostile('text', texts()),
  ...asHostile('a PDF', pdfs(), 'latin1'),
  ...(await documents()),
  ...oddEncodings(),
];
