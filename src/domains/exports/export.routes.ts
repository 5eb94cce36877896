import { Type } from 'typebox';

import type { Limits } from '../../platform/config/limits.ts';
import { MediaStream } from '../../platform/http/answer.ts';
import { etagOf } from '../../platform/http/etag.ts';
import { LibraryQuery } from '../../platform/http/library-query.ts';
import { change, read } from '../../platform/http/operation.ts';
import type { Operation } from '../../platform/http/operation.ts';
import { asId } from '../../platform/ids/ids.ts';
import type { JobId } from '../../platform/jobs/job.ts';
import { findJob } from '../../platform/jobs/job.store.ts';
import { queueJob } from '../../platform/jobs/queue-job.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { Job, presentJob } from '../jobs/index.ts';
import type { BookId } from '../organization/index.ts';
import { recipesOfBook } from './choose-recipes.ts';
import { exportEntries } from './export-entries.ts';
import { EXPORT_KIND } from './export-kind.ts';
import { ExportInput } from './export.schemas.ts';
import { refuseIncomplete, refuseUnknown } from './refuse-unknown.ts';
import type { RecipeWriter } from './writing/recipe-writer.ts';
import { writeZip } from './zip/write-zip.ts';

const area = 'Exports';

export const exportOperations = (storage: Storage, limits: Limits, writer: RecipeWriter): readonly Operation[] => [
  read({
    id: 'exportBook',
    method: 'GET',
    path: '/books/{id}/export/portable-bundle',
    area,
    summary: 'Export a book bundle',
    description:
      'Exports the recipes of a book, in its order, as a bundle of the portable recipe format. The book itself is not exported: its identity, chapters and notes are left out. The same recipes give the same bytes.',
    access: 'viewer',
    library: 'query',
    params: Type.Object({ id: Type.String({ description: 'Id of the book.' }) }),
    query: LibraryQuery,
    answers: {
      200: { description: 'The bundle.', schema: Type.String({ format: 'binary' }), type: 'application/zip' },
    },
    problems: ['book-not-found', 'payload-too-large'],
    perform: async (db, { scope, params }) => {
      const chosen = await recipesOfBook(db, scope, asId<BookId>(params.id));
      const archive = writeZip(exportEntries('portable-bundle', { db, storage, writer, chosen }));
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
    description: 'Runs as a job whose download is a ZIP archive, including the pictures of the recipes.',
    access: 'viewer',
    tokenScope: 'read',
    body: ExportInput,
    answers: { 202: { description: 'The job that does it; Location is where it is.', schema: Job } },
    problems: ['book-not-found'],
    creation: {
      exists: async (db, { libraryId }, id) => (await findJob(db, libraryId, asId<JobId>(id))) !== undefined,
    },
    perform: async (tx, { scope, body }) => {
      refuseIncomplete(body);
      await refuseUnknown(tx, scope, body);
      const job = await queueJob(tx, scope, limits, { kind: EXPORT_KIND, input: body });
      return { status: 202, body: presentJob(job), etag: etagOf(job.revision), location: `/jobs/${job.id}` };
    },
  }),
];
