import { newEntry } from './recipes.ts';
import type { TestClient } from './client.ts';
import type { TestService } from './test-service.ts';

/** As many words as a typical recipe, so that its index row has a typical length. */
const typicalRecipe = {
  title: 'Potato and leek soup with brown bread',
  description: 'A thick soup for a cold evening. It keeps for three days and gets better with every one of them.',
  ingredient_sections: [
    {
      ingredients: [
        { text: '500 g floury potatoes, peeled and diced' },
        { text: '3 leeks, washed and sliced' },
        { text: '1 large onion, finely chopped' },
        { text: '2 cloves garlic, crushed' },
        { text: '40 g butter' },
        { text: '1 l vegetable stock' },
        { text: '100 ml cream' },
        { text: 'salt, black pepper and nutmeg' },
      ],
    },
  ],
  instruction_sections: [
    {
      steps: [
        { text: 'Melt the butter and cook the onion, the garlic and the leeks until they are soft.' },
        { text: 'Add the potatoes and the stock, bring to the boil and simmer for 25 minutes.' },
        { text: 'Purée the soup, stir in the cream, season it and serve it with brown bread.' },
      ],
    },
  ],
};

/** Rows written by one statement without the API; small enough to keep the service's group commits short. */
const ROWS_AT_ONCE = 5000;

/** Each table with rows for every recipe, with the columns to copy. */
const copied = {
  recipe_organization: 'library_id, revision',
  recipe_revision: 'revision, state, title, cause, changes, document_revision, created_at, created_by',
  recipe_document: 'revision, document',
  recipe_reading: 'revision, version, reading',
} as const;

/**
 * Fills a client's library with copies of one recipe without using the API: rows in every table that has some per
 * recipe, including the index. Returns their ids.
 */
export const fillLibrary = async (
  service: TestService,
  client: TestClient,
  count: number,
  recipe: object = typicalRecipe,
): Promise<readonly string[]> => {
  const { id: model } = await newEntry(client, recipe);
  const ids = Array.from({ length: count }, (_, at) => `${model.slice(0, 24)}${at.toString(16).padStart(12, '0')}`);
  for (let from = 0; from < count; from += ROWS_AT_ONCE) {
    const values = ids.slice(from, from + ROWS_AT_ONCE).map((id) => `('${id}')`);
    const given = `(values ${values.join(', ')}) as given`;
    const columns = `library_id, recipe_id, revision, state, title, title_key, summary, times_cooked, last_cooked,
      log_revision, filed_revision, created_at, updated_at, created_by, updated_by`;
    await service.write(
      `insert into recipe (id, ${columns}) select given.column1, ${columns} from recipe, ${given}
       where recipe.id = '${model}'`,
    );
    for (const [table, more] of Object.entries(copied)) {
      await service.write(
        `insert into ${table} (entry_id, ${more}) select given.column1, ${more} from ${table}, ${given}
         where ${table}.entry_id = '${model}'`,
      );
    }
    await service.write(
      `insert into recipe_search (number, space, words, labels, needs)
       select copy.number, space, words, labels, needs
       from ${given} join recipe as copy on copy.id = given.column1, recipe_search
       where recipe_search.number = (select number from recipe where id = '${model}')`,
    );
    await service.write(
      `insert into recipe_cookable (library_id, number)
       select recipe_cookable.library_id, copy.number
       from ${given} join recipe as copy on copy.id = given.column1, recipe_cookable
       where recipe_cookable.number = (select number from recipe where id = '${model}')`,
    );
  }
  await service.write(
    `update library_count set recipes = recipes + ${count}
     where library_id = (select library_id from recipe where id = '${model}')`,
  );
  return ids;
};
