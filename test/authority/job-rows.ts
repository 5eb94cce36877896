import { endedJob, storedJob } from '../support/jobs.ts';
import type { Cast } from './callers.ts';
import { inLibrary, made, unique } from './requests.ts';
import type { Row } from './requests.ts';
import { member } from './rules.ts';

const recipe = (cast: Cast) => made(cast, '/api/v1/recipes', { recipe: { title: unique() } });

/** A job requested by the owner. */
const job = async (cast: Cast): Promise<string> =>
  `/api/v1/jobs/${await storedJob(cast.service, cast.library, cast.owner.id)}`;

const finishedExports = new WeakMap<Cast, Promise<string>>();

/** One export for all callers, because it contains every recipe that earlier rows created. */
const finishedExport = (cast: Cast): Promise<string> => {
  const known = finishedExports.get(cast);
  if (known !== undefined) return known;
  const exported = made(cast, '/api/v1/jobs/exports', { scope: 'library', format: 'markdown' }).then(async (id) => {
    await endedJob(cast.owner.in(cast.library), id);
    return id;
  });
  finishedExports.set(cast, exported);
  return exported;
};

const reading = (path: string): Row => ({
  rule: member.viewerReads,
  request: async (cast) => ({ path: `${await job(cast)}${path}`, headers: inLibrary(cast) }),
});

/** Allowed for the user who requested it and for owners, who are the same here. */
const deciding = (path: string): Row => ({
  rule: member.ownerChanges,
  request: async (cast) => ({ path: `${await job(cast)}${path}`, json: {}, headers: inLibrary(cast) }),
});

const bulk = (what: string, rule: Row['rule'], more: (cast: Cast) => Promise<object> = async () => ({})): Row => ({
  rule,
  request: async (cast) => ({
    path: `/api/v1/bulk/recipes/${what}`,
    json: { items: [{ id: await recipe(cast), revision: 1 }], ...(await more(cast)) },
    headers: inLibrary(cast),
  }),
});

export const jobRows: Readonly<Record<string, Row>> = {
  tagRecipes: bulk('tags', member.editorChanges, async (cast) => ({
    add_tags: [await made(cast, '/api/v1/tags', { name: unique() })],
  })),
  shelveRecipes: bulk('books', member.editorChanges, async (cast) => ({
    book_id: await made(cast, '/api/v1/books', { kind: 'personal', title: unique() }),
    book_revision: 1,
    member: true,
  })),
  readRecipes: bulk('read', member.viewerReads),
  restoreRecipes: bulk('restore', member.editorChanges),
  trashRecipes: bulk('trash', member.editorChanges),

  createExport: {
    rule: member.viewerReads,
    request: (cast) => ({
      path: '/api/v1/jobs/exports',
      json: { scope: 'library', format: 'markdown' },
      headers: inLibrary(cast),
    }),
  },
  exportBook: {
    rule: member.viewerReads,
    request: async (cast) => ({
      path: `/api/v1/books/${await made(cast, '/api/v1/books', { kind: 'personal', title: unique() })}/export/portable-bundle`,
      headers: inLibrary(cast),
    }),
  },
  downloadJob: {
    rule: member.viewerReads,
    request: async (cast) => ({
      path: `/api/v1/jobs/${await finishedExport(cast)}/download`,
      headers: inLibrary(cast),
    }),
  },

  listJobs: { rule: member.viewerReads, request: (cast) => ({ path: '/api/v1/jobs', headers: inLibrary(cast) }) },
  getJob: reading(''),
  listJobItems: reading('/items'),
  resumeJob: deciding('/resume'),
  cancelJob: deciding('/cancel'),
};
