import type { RecipeDocument } from '../../../recipe-format/index.ts';
import { parseAuthor } from '../../values/parse-author.ts';
import { toLabel } from '../../text/to-label.ts';
import { formatServings } from '../../values/format-servings.ts';
import { parseSource } from '../../values/parse-source.ts';
import { isYamlMap } from '../../front-matter/parse-yaml.ts';
import { FrontMatterFields, yamlToLines, yamlToText } from '../../front-matter/front-matter-fields.ts';
import type { YamlMap, YamlValue } from '../../front-matter/yaml-value.ts';
import type { Section } from '../../sections/section-list.ts';
import { stripInlineMarkup } from './inline.ts';

/** The recipe described by the front matter of a Markdown file: all of it, as in Chowdown, or just its title. */
export interface FrontMatterRecipe {
  readonly node: Readonly<Record<string, unknown>>;
  readonly overrides: Partial<RecipeDocument>;
  readonly ingredients: readonly Section[];
  readonly steps: readonly Section[];
  readonly notes: readonly string[];
  /** Pictures as named in the file: URLs or file names. */
  readonly pictures: readonly string[];
  /** Fields without a counterpart, as `key: value` lines. */
  readonly unmappedLines: readonly string[];
}

const INGREDIENTS = ['ingredients', 'ingredient', 'recipeIngredient', 'recipe_ingredients', 'zutaten', 'ingredientes'];
const STEPS = ['directions', 'instructions', 'steps', 'method', 'preparation', 'recipeInstructions', 'zubereitung'];
/** Keys meant for static site generators. */
const FOR_SITES: ReadonlySet<string> = new Set(
  'layout slug permalink draft published type weight url aliases lastmod template comments featured toc sitemap id uid'.split(
    ' ',
  ),
);

const MAX_ROLES = 50;

/** Whether the front matter contains a recipe or declares the file to be one. */
export const isRecipeFrontMatter = (data: YamlMap): boolean => {
  const entries = new FrontMatterFields(data);
  return (
    entries.has(...INGREDIENTS) || entries.has(...STEPS) || /\brecipe/i.test(entries.text('layout', 'type', 'template'))
  );
};

const lineOf = (value: YamlValue): string => {
  if (!isYamlMap(value)) return stripInlineMarkup(yamlToText(value));
  const entries = new FrontMatterFields(value);
  const name = entries.text('name', 'item', 'ingredient', 'food', 'text', 'title');
  const measure = [entries.text('amount', 'quantity', 'qty'), entries.text('unit', 'units', 'measure')];
  const extra = entries.text('note', 'notes', 'preparation', 'prep', 'comment');
  if (name === '' || !entries.has('amount', 'quantity', 'qty', 'unit', 'name', 'item', 'text'))
    return stripInlineMarkup(yamlToText(value));
  const food = [...measure, name].filter((part) => part !== '').join(' ');
  return stripInlineMarkup(extra === '' ? food : `${food}, ${extra}`);
};

/** Parses a named section: `- title: Sauce` with `items:`, or a map with a single list. */
const sectionOf = (value: YamlValue): Section | undefined => {
  if (!isYamlMap(value)) return undefined;
  const entries = new FrontMatterFields(value);
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
    return [{ title: '', items: yamlToLines(value).map((line) => stripInlineMarkup(line.replace(/^[-*•]\s+/, ''))) }];
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

export const parseFrontMatterRecipe = (data: YamlMap): FrontMatterRecipe => {
  const entries = new FrontMatterFields(data);
  const ingredients = sectionsOf(entries.take(...INGREDIENTS));
  // Other files of the same site, of which the dish is made.
  const components = entries.labels('components');
  const steps = sectionsOf(entries.take(...STEPS));
  const source = parseSource(
    entries.text('source', 'source_url', 'original', 'recipe_source', 'link', 'source.url', 'source.name'),
  );
  const nutrition = entries.take('nutrition');
  const roles = entries.labels('course', 'meal');
  const pictures = yamlToLines(
    entries.take('image', 'images', 'img', 'photo', 'picture', 'cover', 'thumbnail', 'featured_image', 'header_image'),
  );
  const credit = entries.text('imagecredit', 'image_credit');
  const node = present({
    name: entries.text('title', 'name', 'recipe'),
    description: stripInlineMarkup(entries.text('description', 'summary', 'intro', 'excerpt')),
    author: yamlToLines(entries.take('author', 'authors', 'by', 'chef')).map(parseAuthor),
    recipeYield: yamlToLines(entries.take('yield', 'servings', 'serves', 'yields', 'portions', 'makes')).map(
      formatServings,
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
  const notes = yamlToLines(entries.take('notes', 'note', 'tips'));
  const others = entries.unreadLines.filter((line) => !FOR_SITES.has(line.slice(0, line.indexOf(':'))));
  return {
    node,
    overrides: {
      ...(source && { source }),
      ...(roles.length > 0 && { meal_roles: roles.slice(0, MAX_ROLES).map(toLabel) }),
    },
    ingredients: components.length === 0 ? ingredients : [...ingredients, { title: '', items: components }],
    steps,
    notes: [
      ...notes,
      ...(nutrition !== undefined && !isYamlMap(nutrition) ? [yamlToText(nutrition)] : []),
      ...(credit === '' ? [] : [`Image: ${credit}`]),
    ],
    pictures,
    unmappedLines: others,
  };
};
