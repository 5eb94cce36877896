import type { RecipeDocument } from '../../../recipe-format/index.ts';
import { readAuthorText } from '../shared/facts/author-text.ts';
import { labelText } from '../shared/facts/label-text.ts';
import { servingsText } from '../shared/facts/servings-text.ts';
import { readSourceText } from '../shared/facts/source-text.ts';
import { isYamlMap } from '../shared/front-matter/read-yaml.ts';
import { Entries, linesOfValue, textOfValue } from '../shared/front-matter/values.ts';
import type { YamlMap, YamlValue } from '../shared/front-matter/yaml-value.ts';
import type { Section } from '../shared/sections/section-list.ts';
import { plainInline } from './inline.ts';

/** The recipe described by the front matter of a Markdown file: all of it, as in Chowdown, or just its title. */
export interface FrontRecipe {
  readonly node: Readonly<Record<string, unknown>>;
  readonly also: Partial<RecipeDocument>;
  readonly ingredients: readonly Section[];
  readonly steps: readonly Section[];
  readonly notes: readonly string[];
  /** Pictures as named in the file: URLs or file names. */
  readonly pictures: readonly string[];
  /** Fields without a counterpart, as `key: value` lines. */
  readonly others: readonly string[];
}

const INGREDIENTS = ['ingredients', 'ingredient', 'recipeIngredient', 'recipe_ingredients', 'zutaten', 'ingredientes'];
const STEPS = ['directions', 'instructions', 'steps', 'method', 'preparation', 'recipeInstructions', 'zubereitung'];
/** Keys meant for static site generators. */
const FOR_SITES: ReadonlySet<string> = new Set(
  'layout slug permalink draft published type weight url aliases lastmod template comments featured toc sitemap id uid'.split(
    ' ',
  ),
);

const MOST_ROLES = 50;

/** Whether the front matter contains a recipe or declares the file to be one. */
export const isRecipeMatter = (data: YamlMap): boolean => {
  const entries = new Entries(data);
  return (
    entries.has(...INGREDIENTS) || entries.has(...STEPS) || /\brecipe/i.test(entries.text('layout', 'type', 'template'))
  );
};

const lineOf = (value: YamlValue): string => {
  if (!isYamlMap(value)) return plainInline(textOfValue(value));
  const entries = new Entries(value);
  const name = entries.text('name', 'item', 'ingredient', 'food', 'text', 'title');
  const measure = [entries.text('amount', 'quantity', 'qty'), entries.text('unit', 'units', 'measure')];
  const extra = entries.text('note', 'notes', 'preparation', 'prep', 'comment');
  if (name === '' || !entries.has('amount', 'quantity', 'qty', 'unit', 'name', 'item', 'text'))
    return plainInline(textOfValue(value));
  const food = [...measure, name].filter((part) => part !== '').join(' ');
  return plainInline(extra === '' ? food : `${food}, ${extra}`);
};

/** Parses a named section: `- title: Sauce` with `items:`, or a map with a single list. */
const sectionOf = (value: YamlValue): Section | undefined => {
  if (!isYamlMap(value)) return undefined;
  const entries = new Entries(value);
  const list = entries.take('items', 'ingredients', 'steps', 'list', 'directions', 'instructions', 'itemListElement');
  const named = entries.text('title', 'name', 'section', 'group', 'heading');
  if (Array.isArray(list)) return { title: named, items: list.map((one: YamlValue) => lineOf(one)) };
  const [[name, only] = [], another] = Object.entries(value);
  return name !== undefined && another === undefined && Array.isArray(only)
    ? { title: name, items: only.map((one: YamlValue) => lineOf(one)) }
    : undefined;
};

const sectionsOf = (value: YamlValue | undefined): readonly Section[] => {
  if (value === undefined) return [];
  if (typeof value === 'string')
    return [{ title: '', items: linesOfValue(value).map((line) => plainInline(line.replace(/^[-*•]\s+/, ''))) }];
  const parts: readonly YamlValue[] = isYamlMap(value)
    ? Object.entries(value).map(([name, one]) => ({ [name]: one }))
    : value;
  const sections: { title: string; items: string[] }[] = [];
  for (const part of parts) {
    const section = sectionOf(part);
    if (section !== undefined) sections.push({ title: section.title, items: [...section.items] });
    else if (sections.at(-1)?.title === '') sections.at(-1)?.items.push(lineOf(part));
    else sections.push({ title: '', items: [lineOf(part)] });
  }
  return sections.map(({ title, items }) => ({ title, items: items.filter((item) => item !== '') }));
};

const present = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== '' && value !== undefined && (!Array.isArray(value) || value.length > 0),
    ),
  );

export const readFrontRecipe = (data: YamlMap): FrontRecipe => {
  const entries = new Entries(data);
  const ingredients = sectionsOf(entries.take(...INGREDIENTS));
  // Other files of the same site, of which the dish is made.
  const components = entries.labels('components');
  const steps = sectionsOf(entries.take(...STEPS));
  const source = readSourceText(
    entries.text('source', 'source_url', 'original', 'recipe_source', 'link', 'source.url', 'source.name'),
  );
  const nutrition = entries.take('nutrition');
  const roles = entries.labels('course', 'meal');
  const pictures = linesOfValue(
    entries.take('image', 'images', 'img', 'photo', 'picture', 'cover', 'thumbnail', 'featured_image', 'header_image'),
  );
  const credit = entries.text('imagecredit', 'image_credit');
  const node = present({
    name: entries.text('title', 'name', 'recipe'),
    description: plainInline(entries.text('description', 'summary', 'intro', 'excerpt')),
    author: linesOfValue(entries.take('author', 'authors', 'by', 'chef')).map(readAuthorText),
    recipeYield: linesOfValue(entries.take('yield', 'servings', 'serves', 'yields', 'portions', 'makes')).map(
      servingsText,
    ),
    prepTime: entries.text('prep_time', 'preparation_time', 'prep'),
    cookTime: entries.text('cook_time', 'cooking_time', 'cook'),
    totalTime: entries.text('total_time', 'time', 'duration', 'ready_in'),
    recipeCategory: entries.labels('category', 'categories'),
    recipeCuisine: entries.labels('cuisine', 'cuisines'),
    keywords: [...entries.labels('tags', 'tag'), ...entries.labels('keywords'), ...entries.labels('diets', 'diet')],
    inLanguage: entries.text('lang', 'language', 'locale'),
    datePublished: entries.text('date', 'date_published'),
    dateModified: entries.text('date_modified', 'updated'),
    tool: entries.labels('equipment', 'tools', 'utensils'),
    nutrition:
      nutrition !== undefined && isYamlMap(nutrition) ? { '@type': 'NutritionInformation', ...nutrition } : undefined,
  });
  const notes = linesOfValue(entries.take('notes', 'note', 'tips'));
  const others = entries.others.filter((line) => !FOR_SITES.has(line.slice(0, line.indexOf(':'))));
  return {
    node,
    also: {
      ...(source && { source }),
      ...(roles.length > 0 && { meal_roles: roles.slice(0, MOST_ROLES).map(labelText) }),
    },
    ingredients: components.length === 0 ? ingredients : [...ingredients, { title: '', items: components }],
    steps,
    notes: [
      ...notes,
      ...(nutrition !== undefined && !isYamlMap(nutrition) ? [textOfValue(nutrition)] : []),
      ...(credit === '' ? [] : [`Image: ${credit}`]),
    ],
    pictures,
    others,
  };
};
