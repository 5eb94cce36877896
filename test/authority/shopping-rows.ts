import type { Cast } from './callers.ts';
import { inLibrary, made, unique } from './requests.ts';
import type { Row, Sent } from './requests.ts';
import { member } from './rules.ts';

const list = async (cast: Cast): Promise<string> =>
  `/api/v1/shopping/lists/${await made(cast, '/api/v1/shopping/lists', { name: unique() })}`;

const added = async (cast: Cast): Promise<string> => {
  const path = await list(cast);
  const items = ['milk', 'bread'].map((name) => ({ id: name, name }));
  await cast.owner.in(cast.library).post(`${path}/items`, { items }, { 'idempotency-key': unique() });
  return path;
};

const change = (more: object = {}) => ({ operation_id: unique(), base_revision: 1, ...more });

/** A list with a requirement, and the request body that selects it. */
const required = async (cast: Cast): Promise<{ path: string; json: object }> => {
  const path = await list(cast);
  const owner = cast.owner.in(cast.library);
  const ingredient_sections = [{ ingredients: [{ text: '1 onion' }] }];
  const recipe_id = await made(cast, '/api/v1/recipes', { recipe: { title: unique(), ingredient_sections } });
  const review = await owner.post<{ token: string; requirements: { id: string; choice_id: string }[] }>(
    `${path}/review`,
    { portions: [{ id: 'p', recipe_id }] },
  );
  const { token, requirements } = review.body;
  await owner.post(`${path}/apply`, { operation_id: unique(), token });
  const selections = requirements.map(({ id, choice_id }) => ({ id, choice_id, selected: false }));
  return { path, json: { operation_id: unique(), base_revision: 2, selections } };
};

const sent = (cast: Cast, path: string, json?: unknown): Sent => ({
  path,
  ...(json !== undefined && { json }),
  headers: inLibrary(cast),
});

export const shoppingRows: Readonly<Record<string, Row>> = {
  listShoppingLists: { rule: member.viewerReads, request: (cast) => sent(cast, '/api/v1/shopping/lists') },
  createShoppingList: {
    rule: member.editorChanges,
    request: (cast) => sent(cast, '/api/v1/shopping/lists', { name: unique() }),
  },
  getShoppingList: { rule: member.viewerReads, request: async (cast) => sent(cast, await list(cast)) },
  renameShoppingList: {
    rule: member.editorChanges,
    request: async (cast) => sent(cast, await list(cast), change({ name: unique() })),
  },
  deleteShoppingList: { rule: member.editorChanges, request: async (cast) => sent(cast, await list(cast)) },
  addGroceries: {
    rule: member.editorChanges,
    request: async (cast) => ({
      path: `${await list(cast)}/items`,
      json: { items: [{ id: 'milk', name: 'Milk' }] },
      headers: { ...inLibrary(cast), 'idempotency-key': unique() },
    }),
  },
  changeShoppingItem: {
    rule: member.editorChanges,
    request: async (cast) =>
      sent(cast, `${await added(cast)}/items/milk`, change({ base_revision: 2, set: { bought: true } })),
  },
  mergeShoppingItem: {
    rule: member.editorChanges,
    request: async (cast) => sent(cast, `${await added(cast)}/items/milk/merge`, change({ into: 'bread' })),
  },
  arrangeShoppingList: {
    rule: member.editorChanges,
    request: async (cast) => sent(cast, `${await added(cast)}/arrangement`, change({ item_ids: ['bread'] })),
  },
  clearBought: {
    rule: member.editorChanges,
    request: async (cast) => sent(cast, `${await added(cast)}/clear-bought`, change()),
  },
  selectRequirements: {
    rule: member.editorChanges,
    request: async (cast) => {
      const { path, json } = await required(cast);
      return sent(cast, `${path}/selections`, json);
    },
  },
  reviewShoppingList: {
    rule: member.viewerReads,
    request: async (cast) => sent(cast, `${await list(cast)}/review`, {}),
  },
  listShoppingCategories: { rule: member.viewerReads, request: (cast) => sent(cast, '/api/v1/shopping/categories') },
  applyReview: {
    rule: member.editorChanges,
    request: async (cast) => {
      const path = await list(cast);
      const { body } = await cast.owner.in(cast.library).post<{ token: string }>(`${path}/review`, {});
      return sent(cast, `${path}/apply`, { operation_id: unique(), token: body.token });
    },
  },
};
