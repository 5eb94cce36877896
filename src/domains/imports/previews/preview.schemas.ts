import { Type } from 'typebox';

import { DateTime, Uuid, component } from '../../../platform/schema/schema.ts';
import type { Of } from '../../../platform/schema/schema.ts';
import type { Id } from '../../../platform/ids/ids.ts';
import { Decision, Group, Profile } from '../measurements/measurement.schemas.ts';

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
      entry_id: text('The library entry.'),
      recipe_id: text('Its portable id.'),
      title: text('Its title.'),
      revision: Type.Integer({ minimum: 1, description: 'Its revision.' }),
      ingredient_count: count('How many ingredients it has.'),
      score: Type.Number({ maximum: 1, description: '1: it is the same recipe.' }),
      evidence: Type.Enum(['source-identity', 'canonical-url', 'portable-id', 'similarity'], {
        type: 'string',
        description: 'What speaks for it.',
      }),
      authors: list(Type.String(), 'Who wrote it.'),
      yield: maybeText('What it makes.'),
    },
    { description: 'A recipe of the library that is the same, or alike.' },
  ),
);

const Analysis = component(
  'ImportAnalysis',
  Type.Object(
    {
      status: Type.Enum(['new', 'definite-match', 'likely-duplicate', 'ambiguous'], {
        type: 'string',
        description:
          '`definite-match`: one recipe has the same source identity, address or portable id. `likely-duplicate`: one is much alike. `ambiguous`: several are, and cannot be told apart.',
      }),
      matches: list(Match, 'The best first.'),
    },
    { description: 'What the library has of it already.' },
  ),
);

const Assets = component(
  'ImportAssets',
  Type.Object(
    {
      discovered: count('Pictures that the source speaks of.'),
      available: count('Those that are at hand.'),
      deferred: count('Those that were not fetched yet.'),
      failed: count('Those that could not be fetched.'),
      unavailable: count('Those that are not in the upload.'),
      preview_url: maybeText('Where the leading photograph is.'),
    },
    { description: 'Its pictures.' },
  ),
);

const Target = component(
  'ImportTarget',
  Type.Object(
    {
      action: maybeText('What can be done.'),
      evidence: maybeText('The words of the source.'),
      field: maybeText('In the recipe: `ingredient_sections[0].ingredients[2]`.'),
      object_id: maybeText('Id of that part.'),
      preserved: maybeText('What stays whatever is decided.'),
      resolution: Type.Optional(
        Type.Object(
          {
            id: text('Of this occurrence, by which a plan leaves it out.'),
            kind: text('`unit_alias`'),
            authored_form: text('As it is written: `cups`.'),
            candidate_unit_ids: list(Type.String(), 'What it may mean.'),
            resolution_key: text('The group that asks for it.'),
            source_start: Type.Integer({ description: 'Where it stands in the line.' }),
            source_end: Type.Integer({ description: 'The place after its end.' }),
          },
          { description: 'A measure that waits for an answer.' },
        ),
      ),
    },
    { description: 'One place that a diagnostic concerns.' },
  ),
);

const Diagnostic = component(
  'ImportDiagnostic',
  Type.Object(
    {
      code: text('Stable; docs/imports.md lists them all.'),
      area: text('Which part of the recipe.'),
      class: Type.Enum(['blocking', 'actionable', 'informational'], {
        type: 'string',
        description: '`blocking`: it cannot be committed.',
      }),
      severity: Type.Enum(['info', 'warning', 'error'], { type: 'string', description: 'How much it matters.' }),
      message: text('In words.'),
      count: Type.Integer({ minimum: 1, description: 'In how many places.' }),
      targets: Type.Optional(list(Target, 'The places; of very many the first.')),
    },
    { description: 'Information for the person who reviews the import.' },
  ),
);

const Section = component(
  'ImportSection',
  Type.Object(
    { title: maybeText('Its title.'), items: list(Type.String(), 'Line by line.') },
    { description: 'Ingredients or steps that stand together.' },
  ),
);

const Shown = component(
  'ImportRecipe',
  Type.Object(
    {
      title: text('What it is called.'),
      ingredient_count: count('Lines of ingredients.'),
      step_count: count('Steps.'),
      description: maybeText('What its author says of it.'),
      yield: maybeText('What it makes.'),
      ingredients: Type.Optional(list(Section, 'What goes in.')),
      instructions: Type.Optional(list(Section, 'What to do.')),
    },
    { description: 'The recipe as it was read.' },
  ),
);

const Source = component(
  'ImportSource',
  Type.Object(
    {
      format_id: text('As `GET /import-formats` names it.'),
      format_name: text('As people know it.'),
      can_retain: Type.Boolean({ description: 'Whether its original file can be kept with the recipe.' }),
      attribution: maybeText('Who is to be named.'),
      extracted_text: maybeText('What was read of a document; it can be mended and read again.'),
      filename: maybeText('Of the upload, and the file in it.'),
      url: maybeText('Where it was found.'),
    },
    { description: 'Where it comes from.' },
  ),
);

const Item = component(
  'ImportPreviewItem',
  Type.Object(
    {
      id: Uuid('Id of the item.'),
      already_here: Type.Boolean({ description: 'The library has this very recipe.' }),
      can_commit: Type.Boolean({ description: 'False where a diagnostic is blocking.' }),
      analysis: Analysis,
      assets: Assets,
      diagnostics: list(Diagnostic, 'What there is to know.'),
      recipe: Shown,
      source: Source,
    },
    { description: 'A recipe that was read and is not in the library yet.' },
  ),
);

export const Preview = component(
  'ImportPreview',
  Type.Object(
    {
      id: Uuid('Id of the preview.'),
      expires_at: DateTime('Until then it is kept.'),
      preview_revision: Type.Integer({ minimum: 1, description: 'Rises with every change of it; also the ETag.' }),
      items: list(Item, 'Those that were not committed yet.'),
      resolution_decisions: list(Decision, 'What is asked, measure by measure.'),
      resolution_groups: list(Group, 'The same, by how it is written.'),
      resolution_profiles: list(Profile, 'Answers that go together.'),
      unanswered: list(Type.String(), 'Ids of the decisions that wait for an answer.'),
      unit_registry_version: text('Of the units that are named here.'),
    },
    { description: 'Recipes that were read, to be reviewed before any of them is kept.' },
  ),
);

export type PreviewBody = Of<typeof Preview>;
export type ItemBody = Of<typeof Item>;
export type MatchBody = Of<typeof Match>;
export type AnalysisBody = Of<typeof Analysis>;
export type DiagnosticBody = Of<typeof Diagnostic>;
