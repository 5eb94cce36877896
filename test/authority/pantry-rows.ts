import type { Cast } from './callers.ts';
import { first, inLibrary, made, unique } from './requests.ts';
import type { Row } from './requests.ts';
import { member } from './rules.ts';

const entry = async (cast: Cast): Promise<string> =>
  `/api/v1/pantry/${await made(cast, '/api/v1/pantry', { name: unique() })}`;

export const pantryRows: Readonly<Record<string, Row>> = {
  listPantry: { rule: member.viewerReads, request: (cast) => ({ path: '/api/v1/pantry', headers: inLibrary(cast) }) },
  createPantryEntry: {
    rule: member.editorChanges,
    request: (cast) => ({ path: '/api/v1/pantry', json: { name: unique() }, headers: inLibrary(cast) }),
  },
  getPantryEntry: {
    rule: member.viewerReads,
    request: async (cast) => ({ path: await entry(cast), headers: inLibrary(cast) }),
  },
  replacePantryEntry: {
    rule: member.editorChanges,
    request: async (cast) => ({
      path: await entry(cast),
      json: { name: unique() },
      headers: { ...inLibrary(cast), ...first },
    }),
  },
  deletePantryEntry: {
    rule: member.editorChanges,
    request: async (cast) => ({ path: await entry(cast), headers: { ...inLibrary(cast), ...first } }),
  },
};
