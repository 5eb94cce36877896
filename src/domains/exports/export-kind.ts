import { MediaStream } from '../../platform/http/answer.ts';
import type { JobKind, Running } from '../../platform/jobs/job-kind.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { chooseRecipes } from './choose-recipes.ts';
import { exportEntries } from './export-entries.ts';
import { newName } from './export-files.ts';
import type { ExportInput } from './export.schemas.ts';
import type { RecipeWriter } from './writing/recipe-writer.ts';
import { writeZip } from './zip/write-zip.ts';

/** How the jobs are called. */
export const EXPORT_KIND = 'export';

/** The edge at which what a job keeps gets its type again. */
const inputOf = ({ input }: Job): ExportInput => JSON.parse(input) as ExportInput;

/** What came of an export, as its job keeps it. */
interface Made {
  readonly format: ExportInput['format'];
  readonly recipes: number;
  readonly bytes: number;
  /** Its name in the store. */
  readonly file: string;
}

const madeBy = ({ result }: Job): Made | undefined => (result === null ? undefined : (JSON.parse(result) as Made));

/** Writes an export to the store, as it is made. What was written before it was cut short is thrown away. */
const writeExport = async (
  storage: Storage,
  writer: RecipeWriter,
  { job, scope, db, signal, report }: Running,
): Promise<Made> => {
  const input = inputOf(job);
  const chosen = await chooseRecipes(db, scope, input);
  const total = chosen.recipes.length;
  report(0, total);
  const incoming = await storage.receive();
  try {
    let bytes = 0;
    const archive = writeZip(
      exportEntries(input.format, { db, storage, writer, chosen, report: (done) => report(done, total) }),
    );
    for await (const chunk of archive.iterator()) {
      signal.throwIfAborted();
      const piece = chunk as Buffer;
      await incoming.write(piece);
      bytes += piece.length;
    }
    signal.throwIfAborted();
    const file = newName(job.id, scope.newId);
    await storage.put(incoming, file);
    return { format: input.format, recipes: total, bytes, file };
  } finally {
    await incoming.discard();
  }
};

/** Exports of many recipes, which are downloaded when they are done. */
export const exportKind = (storage: Storage, writer: RecipeWriter): JobKind => ({
  name: EXPORT_KIND,
  how: 'whole',
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
