import type { PreviewBody } from '../../src/domains/imports/previews/preview.schemas.ts';
import type { PlanAnswer } from '../support/imports.ts';
import { PREVIEWS, previewOf, recipeNode } from '../support/imports.ts';
import { newPicture } from '../support/pictures.ts';
import type { Cast } from './callers.ts';
import { inLibrary, unique } from './requests.ts';
import type { Row } from './requests.ts';
import { member } from './rules.ts';

/** Previews staged by the owner: a page with text, an ambiguous measure, and an image in an export. */
const preview = async (cast: Cast): Promise<PreviewBody> => {
  const photo_data = (await newPicture()).toString('base64');
  return previewOf(cast.owner.in(cast.library), {
    'paprika.json': {
      name: unique(),
      uid: unique(),
      ingredients: '1 cup flour',
      directions: 'Bake it.',
      photo_data,
      hash: 'x',
    },
    'text.txt': `${unique()}\n\nIngredients\n2 onions\n\nMethod\nChop the onions.\n`,
    'one.json': recipeNode(unique()),
  });
};

const idOf = (body: PreviewBody, isWanted: (item: PreviewBody['items'][number]) => boolean): string =>
  body.items.find(isWanted)?.id ?? '';

const plan = (body: PreviewBody) => ({
  expected_preview_revision: body.preview_revision,
  interpretation: { kind: 'convention', convention: 'us' },
});

const rowFor = (
  rule: Row['rule'],
  request: (
    body: PreviewBody,
    cast: Cast,
  ) => { path: string; json?: unknown } | Promise<{ path: string; json?: unknown }>,
): Row => ({
  rule,
  request: async (cast) => ({ ...(await request(await preview(cast), cast)), headers: inLibrary(cast) }),
});

/** A preview can be read only by those who may commit it; viewers have nothing to review. */
const editorReads = { ...member.editorChanges, 'token read': 'ok' };

export const importRows: Readonly<Record<string, Row>> = {
  createImportPreview: {
    rule: member.editorChanges,
    request: (cast) => ({
      path: PREVIEWS,
      json: { text: JSON.stringify(recipeNode(unique())) },
      headers: inLibrary(cast),
    }),
  },
  getImportPreview: rowFor(editorReads, ({ id }) => ({ path: `${PREVIEWS}/${id}` })),
  discardImportPreview: rowFor(member.editorChanges, ({ id }) => ({ path: `${PREVIEWS}/${id}` })),
  replaceImportText: rowFor(member.editorChanges, (body) => ({
    path: `${PREVIEWS}/${body.id}/items/${idOf(body, ({ source }) => source.extracted_text !== undefined)}/text`,
    json: { text: `${unique()}\n\nIngredients\n2 onions\n\nMethod\nChop the onions.\n` },
  })),
  getImportPhoto: rowFor(editorReads, (body) => ({
    path: `${PREVIEWS}/${body.id}/items/${idOf(body, ({ assets }) => assets.discovered > 0)}/photo`,
  })),
  createMeasurementPlan: rowFor(member.editorChanges, (body) => ({
    path: `${PREVIEWS}/${body.id}/measurement-resolution-plans`,
    json: plan(body),
  })),
  applyMeasurementPlan: rowFor(member.editorChanges, async (body, cast) => {
    const plans = `${PREVIEWS}/${body.id}/measurement-resolution-plans`;
    const made = await cast.owner.in(cast.library).post<PlanAnswer>(plans, plan(body));
    return {
      path: `${plans}/${made.body.plan.id}/apply`,
      json: { expected_preview_revision: body.preview_revision },
    };
  }),
  commitImportPreview: rowFor(member.editorChanges, (body) => ({
    path: `${PREVIEWS}/${body.id}/commit`,
    json: { item_ids: body.items.map(({ id }) => id) },
  })),
  createImportJob: {
    rule: member.editorChanges,
    request: (cast) => ({
      path: '/api/v1/jobs/import-previews',
      json: { text: JSON.stringify(recipeNode(unique())) },
      headers: inLibrary(cast),
    }),
  },
  listImportFormats: {
    rule: member.viewerReads,
    request: (cast) => ({ path: '/api/v1/import-formats', headers: inLibrary(cast) }),
  },
};
