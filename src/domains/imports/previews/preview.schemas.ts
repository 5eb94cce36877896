import { Type } from 'typebox';

import { DateTime, OptionalComponent, Uuid, component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';
import type { Id } from '../../../platform/ids/ids.ts';
import { ConventionQuestion, Decision, Group, Profile } from '../measurements/measurement.schemas.ts';

export type PreviewId = Id<'import-preview'>;
export type ItemId = Id<'import-item'>;

const count = (description: string) => Type.Integer({ minimum: 0, description });
const text = (description: string) => Type.String({ description });
const maybeText = (description: string) => Type.Optional(text(description));
const list = <T extends ReturnType<typeof Type.Object> | ReturnType<typeof Type.String>>(
  items: T,
  description: string,
) => Type.Array(items, { description });

const Match = component(
  'ImportMatch',
  Type.Object(
    {
      entry_id: text('Id of the library entry.'),
      recipe_id: text('Its portable id.'),
      title: text('Its title.'),
      revision: Type.Integer({ minimum: 1, description: 'Its revision.' }),
      ingredient_count: count('Number of its ingredients.'),
      score: Type.Number({ maximum: 1, description: 'Similarity, up to 1, which means the same recipe.' }),
      evidence: Type.Enum(['source-identity', 'canonical-url', 'portable-id', 'similarity'], {
        type: 'string',
        description: 'Why it matches.',
      }),
      authors: list(Type.String(), 'Names of its authors.'),
      yield: maybeText('Its yield: `Serves 4`.'),
    },
    { description: 'A recipe in the library that is the same or similar.' },
  ),
);

const Analysis = component(
  'ImportAnalysis',
  Type.Object(
    {
      status: Type.Enum(['new', 'definite-match', 'likely-duplicate', 'ambiguous'], {
        type: 'string',
        description:
          '`definite-match`: a recipe has the same portable id, source id or URL; the first of these decides. `likely-duplicate`: one recipe is very similar. `ambiguous`: several recipes match by the same, strongest evidence.',
      }),
      matches: list(Match, 'Best match first.'),
    },
    { description: 'Matching recipes in the library.' },
  ),
);

const Assets = component(
  'ImportAssets',
  Type.Object(
    {
      discovered: count('Number of pictures that the source mentions.'),
      available: count('Number of pictures that are available.'),
      deferred: count('Number of pictures that have not been fetched yet.'),
      failed: count('Number of pictures that could not be fetched.'),
      unavailable: count('Number of pictures that are missing from the upload.'),
      preview_url: maybeText('Path of the main photo.'),
    },
    { description: 'The pictures of the item.' },
  ),
);

const Target = component(
  'ImportTarget',
  Type.Object(
    {
      action: maybeText('What you can do about it.'),
      evidence: maybeText('The text that caused it.'),
      field: maybeText('The path in the recipe: `ingredient_sections[0].ingredients[2]`.'),
      object_id: maybeText('Id of the part in the recipe, such as an ingredient.'),
      preserved: maybeText('The text that is kept, whatever you decide.'),
      resolution: Type.Optional(
        Type.Object(
          {
            id: text('Id of this occurrence, which a plan can exclude.'),
            kind: text('Always `unit_alias`.'),
            authored_form: text('The unit as written: `cups`.'),
            candidate_unit_ids: list(Type.String(), 'Ids of the units it may mean.'),
            resolution_key: text('Id of its group in `resolution_groups`.'),
            source_start: Type.Integer({ description: 'Start of the unit in the line, in UTF-16 code units.' }),
            source_end: Type.Integer({ description: 'End of the unit in the line, exclusive.' }),
          },
          { description: 'The ambiguous unit.' },
        ),
      ),
    },
    { description: 'One part of the recipe that a diagnostic refers to.' },
  ),
);

const Diagnostic = component(
  'ImportDiagnostic',
  Type.Object(
    {
      code: text('A stable code; see docs/imports.md.'),
      area: text('The part of the recipe: `title`, `ingredients`, `measurements`, …'),
      class: Type.Enum(['blocking', 'actionable', 'informational'], {
        type: 'string',
        description:
          '`blocking`: the item cannot be committed. `actionable`: you can fix or decide it. `informational`: for your information.',
      }),
      severity: Type.Enum(['info', 'warning', 'error'], { type: 'string', description: 'How serious it is.' }),
      message: text('What was found, in English.'),
      count: Type.Integer({ minimum: 1, description: 'The number of occurrences.' }),
      targets: Type.Optional(list(Target, 'The affected parts; for most diagnostics at most 100.')),
    },
    { description: 'A finding about an item.' },
  ),
);

const Section = component(
  'ImportSection',
  Type.Object(
    { title: maybeText('Title of the section.'), items: list(Type.String(), 'The ingredient lines or steps.') },
    { description: 'A section of ingredients or steps.' },
  ),
);

const Shown = component(
  'ImportRecipe',
  Type.Object(
    {
      title: text('Title of the recipe.'),
      ingredient_count: count('Number of ingredient lines.'),
      step_count: count('Number of steps.'),
      description: maybeText('Introduction to the recipe.'),
      yield: maybeText('How much it makes: `Serves 4`.'),
      ingredients: Type.Optional(list(Section, 'The ingredient lines, by section.')),
      instructions: Type.Optional(list(Section, 'The steps, by section.')),
    },
    { description: 'The parsed recipe.' },
  ),
);

const Source = component(
  'ImportSource',
  Type.Object(
    {
      format_id: text('Id of the format in `GET /import-formats`.'),
      format_name: text('Display name of the format.'),
      can_retain: Type.Boolean({ description: 'Whether the original file can be stored with the recipe.' }),
      attribution: maybeText('Attribution or name of the source.'),
      extracted_text: maybeText('The extracted text of a document, which can be corrected and parsed again.'),
      filename: maybeText('Name of the uploaded file, or of the file in the archive.'),
      url: maybeText('URL of the source.'),
    },
    { description: 'The source of the recipe.' },
  ),
);

const Item = component(
  'ImportPreviewItem',
  Type.Object(
    {
      id: Uuid('Id of the item.'),
      already_here: Type.Boolean({ description: 'Whether the library already has this recipe.' }),
      can_commit: Type.Boolean({ description: 'False if it has a blocking diagnostic.' }),
      analysis: Analysis,
      assets: Assets,
      diagnostics: list(Diagnostic, 'What was found while reading it.'),
      recipe: Shown,
      source: Source,
    },
    { description: 'A parsed recipe that is not committed yet.' },
  ),
);

export const Preview = component(
  'ImportPreview',
  Type.Object(
    {
      id: Uuid('Id of the preview.'),
      expires_at: DateTime('When it expires.'),
      preview_revision: Type.Integer({
        minimum: 1,
        description: 'Increases with every change of the items. Send it as `expected_preview_revision`.',
      }),
      items: list(Item, 'Items that are not committed yet.'),
      resolution_decisions: list(Decision, 'Questions about ambiguous units, including answered ones.'),
      resolution_groups: list(Group, 'The ambiguous units by spelling, most frequent first.'),
      resolution_profiles: list(Profile, 'Conventions that can answer several decisions at once.'),
      convention_question: OptionalComponent(ConventionQuestion),
      unanswered: list(Type.String(), 'Ids of the decisions that are still open.'),
      unit_registry_version: text('Version of the unit registry.'),
    },
    { description: 'Parsed recipes to review before any of them is saved.' },
  ),
);

export type PreviewBody = Of<typeof Preview>;
export type ImportPreviewItem = Of<typeof Item>;
export type ImportMatch = Of<typeof Match>;
export type DuplicateAnalysis = Of<typeof Analysis>;
export type ImportDiagnostic = Of<typeof Diagnostic>;
