import { Type } from 'typebox';

import { Line, Part, component } from '../../../platform/schema/schema.ts';
import type { Of } from '../../../platform/schema/schema.ts';
import { AllergenDeclaration } from './allergen.schemas.ts';
import { Asset } from './asset.schemas.ts';
import { Author } from './author.schemas.ts';
import { DietaryClaim } from './diet.schemas.ts';
import { Equipment } from './equipment.schemas.ts';
import { exampleRecipe } from './example-recipe.ts';
import { IngredientSection } from './ingredient.schemas.ts';
import { InstructionSection } from './instruction.schemas.ts';
import { Nutrition } from './nutrition.schemas.ts';
import { ScaledBy } from './scaled.schemas.ts';
import { Source } from './source.schemas.ts';
import { Times } from './times.schemas.ts';
import { Translation } from './translation.schemas.ts';
import { Variant } from './variant.schemas.ts';
import { CalendarDate, Label, LanguageTag, List, PortableId, Prose } from './vocabulary.ts';
import { Yield } from './yield.schemas.ts';

/** The name and version of the format, as every document carries it. */
export const RECIPE_FORMAT = 'tureen.recipe/1';

const Labels = (description: string) => List(Label('One of them.'), description);

/** In the order in which a document is written. */
const properties = {
  format: Type.Optional(Type.Enum([RECIPE_FORMAT], { type: 'string', description: 'Name and version of the format.' })),
  id: Type.Optional(PortableId('By which the recipe is known wherever it travels; given where it is absent.')),
  title: Line({ maxLength: 500, description: 'The name of the dish.' }),
  description: Type.Optional(Prose('What somebody reads before deciding to cook it.')),
  language: Type.Optional(LanguageTag('In which it is written, BCP 47.')),
  authors: List(Author, 'Who wrote it.'),
  source: Part(Source),
  published_on: Type.Optional(CalendarDate('When it was published.')),
  modified_on: Type.Optional(CalendarDate('When its author last changed it.')),
  categories: Labels('As its source sorts it: `Soups`.'),
  cuisines: Labels('`Thai`, `Provençal`.'),
  cooking_methods: Labels('`braising`'),
  meal_roles: Labels('`starter`, `side dish`.'),
  keywords: Labels('By which it is found.'),
  notes: Type.Optional(Prose('What does not belong into a step.')),
  yields: List(Yield, 'What it makes.'),
  times: Part(Times),
  ingredient_sections: List(IngredientSection, 'What goes in.'),
  instruction_sections: List(InstructionSection, 'What to do.'),
  equipment: List(Equipment, 'What the kitchen has to have.'),
  nutrition: List(Nutrition, 'Authored, never calculated.'),
  allergen_declarations: List(AllergenDeclaration, 'What is said about allergens.'),
  dietary_claims: List(DietaryClaim, 'What is claimed about diets.'),
  assets: List(Asset, 'Pictures and other files.'),
  translations: List(Translation, 'The same recipe in other languages.'),
  variants: List(Variant, 'Other ways to make it.'),
  scaled_by: Type.Optional(ScaledBy),
  schema_org: Type.Optional(
    Type.Record(Type.String(), Type.Unknown(), {
      description: 'Properties of schema.org for which the document has no place, as they were found.',
    }),
  ),
};

export const RecipeDocument = component(
  'RecipeDocument',
  Type.Object(properties, {
    description:
      'A recipe in the portable format `tureen.recipe/1`. Properties that are not listed here are kept and exported.',
    examples: [exampleRecipe],
  }),
);

export type RecipeDocument = Of<typeof RecipeDocument>;

/** The properties that the format names, in the order in which a document is written. */
export const RECIPE_PROPERTIES: readonly string[] = Object.keys(properties);
