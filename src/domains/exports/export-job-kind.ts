import { MediaStream } from '../../platform/http/api-response.ts';
import type { JobKind, JobContext } from '../../platform/jobs/job-kind.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { selectRecipes } from './select-recipes.ts';
import { createExportEntries } from './create-export-entries.ts';
import { createExportBlobName } from './export-blobs.ts';
import type { ExportInput } from './export.schemas.ts';
import type { RecipeWriter } from './writing/recipe-writer.ts';
import { writeZip } from './zip/write-zip.ts';

/** Job kind of exports. */
export const EXPORT_JOB_KIND = 'export';

/** Restores the type of JSON that the job itself stored. */
const inputOf = ({ input }: Job): ExportInput => JSON.parse(input) as ExportInput;

/** The result of an export, as stored in its job. */
interface Made {
  readonly format: ExportInput['format'];
  readonly recipes: number;
  readonly bytes: number;
  /** Storage name of the file. */
  readonly file: string;
}

const madeBy = ({ result }: Job): Made | undefined => (result === null ? undefined : (JSON.parse(result) as Made));

/** Streams an export to the store. If it is interrupted, the partial file is discarded. */
const writeExport = async (
  storage: Storage,
  writer: RecipeWriter,
  { job, scope, db, signal, report }: JobContext,
): Promise<Made> => {
  const input = inputOf(job);
  const chosen = await selectRecipes(db, scope, input);
  const total = chosen.recipes.length;
  report(0, total);
  const incoming = await storage.createUpload();
  try {
    let bytes = 0;
    const archive = writeZip(
      createExportEntries(input.format, {
        db,
        storage,
        writer,
        selection: chosen,
        report: (done) => report(done, total),
      }),
    );
    for await (const chunk of archive.iterator()) {
      signal.throwIfAborted();
      const piece = chunk as Buffer;
      await incoming.write(piece);
      bytes += piece.length;
    }
    signal.throwIfAborted();
    const file = createExportBlobName(job.id, scope.newId);
    await storage.put(incoming, file);
    return { format: input.format, recipes: total, bytes, file };
  } finally {
    await incoming.discard();
  }
};

/** Job kind for exports of many recipes, which are downloaded when finished. */
export const createExportJobKind = (storage: Storage, writer: RecipeWriter): JobKind => ({
  name: EXPORT_JOB_KIND,
  mode: 'whole',
  access: 'viewer',
  perform: (running) => writeExport(storage, writer, running),
  download: async (job) => {
    const made = madeBy(job);
    const file = made && (await storage.open(made.file));
    if (file === undefined) return undefined;
    const name = `tureen-${made?.format}-${job.createdAt.slice(0, 10)}.zip`;
    return { content: new MediaStream('application/zip', file.stream, file.bytes), name };
  },
  discard: async (job) => {
    const made = madeBy(job);
    if (made !== undefined) await storage.remove(made.file);
  },
});
