import { Type } from 'typebox';

import { Line, OptionalComponent, component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';
import { Translation, Variant } from './alternative.schemas.ts';
import { Asset } from './asset.schemas.ts';
import { Author, Source } from './attribution.schemas.ts';
import { AllergenDeclaration, DietaryClaim } from './dietary.schemas.ts';
import { Equipment } from './equipment.schemas.ts';
import { exampleRecipe } from './example-recipe.ts';
import { CalendarDate, Label, LanguageTag, List, PortableId, Prose } from './field-types.ts';
import { IngredientSection } from './ingredient.schemas.ts';
import { InstructionSection } from './instruction.schemas.ts';
import { Nutrition } from './nutrition.schemas.ts';
import { ScaledBy } from './scaled-view.schemas.ts';
import { Times } from './times.schemas.ts';
import { Yield } from './yield.schemas.ts';

/** Name and version of the format, stored in every document. */
export const RECIPE_FORMAT = 'tureen.recipe/1';

const Labels = (description: string) => List(Label('A label.'), description);

/** In document order. */
const properties = {
  format: Type.Optional(Type.Enum([RECIPE_FORMAT], { type: 'string', description: 'Name and version of the format.' })),
  id: Type.Optional(PortableId('Identifies the recipe in every library. Assigned if absent.')),
  title: Line({ maxLength: 500, description: 'The name of the dish.' }),
  description: Type.Optional(Prose('Introduction to the recipe.')),
  language: Type.Optional(LanguageTag('Language of the recipe, BCP 47.')),
  authors: List(Author, 'Authors of the recipe.'),
  source: OptionalComponent(Source),
  published_on: Type.Optional(CalendarDate('When it was published.')),
  modified_on: Type.Optional(CalendarDate('When the author last changed it.')),
  categories: Labels('Categories given by the source: `Soups`.'),
  cuisines: Labels('Cuisines: `Thai`, `Provençal`.'),
  cooking_methods: Labels('Cooking methods: `braising`.'),
  meal_roles: Labels('Roles in a meal: `starter`, `side dish`.'),
  keywords: Labels('Keywords.'),
  notes: Type.Optional(Prose('Notes that are not part of a step.')),
  yields: List(Yield, 'How much it makes.'),
  times: OptionalComponent(Times),
  ingredient_sections: List(IngredientSection, 'Ingredients.'),
  instruction_sections: List(InstructionSection, 'Instructions.'),
  equipment: List(Equipment, 'Equipment needed.'),
  nutrition: List(Nutrition, 'Nutrition as stated by the recipe.'),
  allergen_declarations: List(AllergenDeclaration, 'Statements about allergens.'),
  dietary_claims: List(DietaryClaim, 'Claims about diets.'),
  assets: List(Asset, 'Images and other files.'),
  translations: List(Translation, 'The same recipe in other languages.'),
  variants: List(Variant, 'Other versions of the recipe.'),
  scaled_by: Type.Optional(ScaledBy),
  schema_org: Type.Optional(
    Type.Record(Type.String(), Type.Unknown(), {
      description: 'schema.org properties that the document cannot represent, unchanged.',
    }),
  ),
};

export const RecipeDocument = component(
  'RecipeDocument',
  Type.Object(properties, {
    description: 'A recipe in the portable format `tureen.recipe/1`. Unknown properties are kept and exported.',
    examples: [exampleRecipe],
  }),
);

export type RecipeDocument = Of<typeof RecipeDocument>;

/** The properties of the format, in document order. */
export const RECIPE_PROPERTIES: readonly string[] = Object.keys(properties);
