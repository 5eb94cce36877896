import { Type } from 'typebox';

import type { Limits } from '../../platform/config/limits.ts';
import { MediaStream } from '../../platform/http/api-response.ts';
import { LibraryQuery } from '../../platform/http/library-query.ts';
import { change, read } from '../../platform/http/operation.ts';
import type { Operation } from '../../platform/http/operation.ts';
import { asId } from '../../platform/ids/ids.ts';
import { queueJob } from '../../platform/jobs/queue-job.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { Job, queuedJobResponse, readQueuedJob } from '../jobs/index.ts';
import type { BookId } from '../organization/index.ts';
import { selectBookRecipes } from './select-recipes.ts';
import { createExportEntries } from './create-export-entries.ts';
import { EXPORT_JOB_KIND } from './export-job-kind.ts';
import { ExportInput } from './export.schemas.ts';
import { assertSelectionGiven, assertTargetsExist } from './validate-export-input.ts';
import type { RecipeWriter } from './writing/recipe-writer.ts';
import { writeZip } from './zip/write-zip.ts';

const area = 'Exports';

export const exportOperations = (storage: Storage, limits: Limits, writer: RecipeWriter): readonly Operation[] => [
  read({
    id: 'exportBook',
    method: 'GET',
    path: '/books/{id}/export/portable-bundle',
    area,
    summary: 'Export a book as a bundle',
    description:
      'Exports the recipes of a book, in its order, as a bundle of the portable recipe format. The book itself is not included: no title, chapters or notes. The same recipes always give the same bytes.',
    access: 'viewer',
    isHeavy: true,
    library: 'query',
    params: Type.Object({ id: Type.String({ description: 'Id of the book.' }) }),
    query: LibraryQuery,
    responses: {
      200: { description: 'The bundle.', schema: Type.String({ format: 'binary' }), type: 'application/zip' },
    },
    problems: ['book-not-found', 'payload-too-large'],
    perform: async (db, { scope, params }) => {
      const chosen = await selectBookRecipes(db, scope, asId<BookId>(params.id));
      const archive = writeZip(createExportEntries('portable-bundle', { db, storage, writer, selection: chosen }));
      return {
        status: 200,
        body: new MediaStream('application/zip', archive),
        etag: `"${scope.libraryId}.${scope.version}"`,
        headers: { 'content-disposition': 'attachment; filename="recipes.zip"' },
      };
    },
  }),
  change({
    id: 'createExport',
    method: 'POST',
    path: '/jobs/exports',
    area,
    summary: 'Export recipes',
    description: 'Runs as a job. Its download is a ZIP archive that includes the pictures of the recipes.',
    access: 'viewer',
    tokenScope: 'read',
    body: ExportInput,
    responses: { 202: { description: 'The job. Its path is in `Location`.', schema: Job } },
    problems: ['book-not-found'],
    creation: { readCurrent: readQueuedJob },
    perform: async (tx, { scope, body }) => {
      assertSelectionGiven(body);
      await assertTargetsExist(tx, scope, body);
      const job = await queueJob(tx, scope, limits, { kind: EXPORT_JOB_KIND, input: body });
      return queuedJobResponse(job);
    },
  }),
];
