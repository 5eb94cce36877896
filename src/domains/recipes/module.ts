import { defineModule } from '../../platform/module/module.ts';
import { provide } from '../../platform/module/services.ts';
import { getThreadMetrics } from '../../platform/threads/thread-metrics.ts';
import { assetsService } from '../assets/index.ts';
import { recipesPort } from '../pantry/index.ts';
import { recipeAuditActions } from './audit-actions.ts';
import { assetOperations } from './files/asset.routes.ts';
import { recipeComputationService } from './computation/recipe-computation.ts';
import { recipeEvents } from './events.ts';
import { entryMetadataOperations } from './labels/entry-metadata.routes.ts';
import { measuresOperations } from './measures/measures.routes.ts';
import { recipesMigration } from './migrations/0003_recipes.ts';
import { needsMigration } from './migrations/0004_needs.ts';
import { parsedRecipesMigration } from './migrations/0007_parsed_recipes.ts';
import { steadySearchMigration } from './migrations/0012_steady_search.ts';
import { deferTokenCompactionMigration } from './migrations/0013_defer_token_compaction.ts';
import { cookableRecipesMigration } from './migrations/0021_cookable_recipes.ts';
import { smallTokenPagesMigration } from './migrations/0022_small_token_pages.ts';
import { smallTokenMergesMigration } from './migrations/0023_small_token_merges.ts';
import { recipeProblems } from './problems.ts';
import { recipeHistoryTables } from './entries/recipe-history.store.ts';
import { MAX_LOOKED_UP_IDS, recipeOperations } from './entries/recipe.routes.ts';
import { revisionOperations } from './revisions/revision.routes.ts';
import { listRecipesOperation } from './search/list-recipes.routes.ts';
import {
  MAX_INDEXED_INGREDIENTS,
  MAX_INDEXED_LENGTH_PER_TEXT,
  MAX_SEARCHED_TAGS,
  MAX_TOKENS,
} from './search/index/index-limits.ts';
import { startReindexer } from './search/index/start-reindexer.ts';
import { startTokenMerger } from './search/index/start-token-merger.ts';
import { updateCookableRecipes } from './search/cookable/update-cookable-recipes.ts';
import { MAX_VALUES_PER_FILTER } from './search/list-recipes.schemas.ts';

export const recipesModule = defineModule({
  name: 'recipes',
  migrations: [
    recipesMigration,
    needsMigration,
    parsedRecipesMigration,
    steadySearchMigration,
    deferTokenCompactionMigration,
    cookableRecipesMigration,
    smallTokenPagesMigration,
    smallTokenMergesMigration,
  ],
  libraryTables: [
    { table: 'recipe_cookable', key: ['library_id', 'number'] },
    // The few other rows of a recipe, such as its search tokens, are deleted with it.
    // FTS5 merges parts of its index as rows are deleted: for a hundred rows at once, that took 0.3 s.
    { table: 'recipe', key: ['number'], contents: recipeHistoryTables, weight: 40 },
    { table: 'recipe_word', key: ['library_id', 'word'] },
  ],
  problems: recipeProblems,
  events: recipeEvents,
  auditActions: recipeAuditActions,
  provides: [provide(recipesPort, { updateCookableRecipes: updateCookableRecipes })],
  fixedLimits: {
    indexed_words: { value: MAX_TOKENS, description: 'Maximum number of words by which a recipe is found.' },
    indexed_ingredients: {
      value: MAX_INDEXED_INGREDIENTS,
      description: 'Number of ingredients by which a recipe is found.',
    },
    indexed_text_characters: {
      value: MAX_INDEXED_LENGTH_PER_TEXT,
      description: 'Length up to which a text of a recipe is searched. Longer texts are stored and served whole.',
    },
    searched_tags: {
      value: MAX_SEARCHED_TAGS,
      description:
        'Maximum number of tags whose names are searched. Tags beyond it, in order of their names, are not found by name.',
    },
    lookup_ids: { value: MAX_LOOKED_UP_IDS, description: 'Maximum number of ids in a lookup of recipes.' },
    recipe_filters: {
      value: MAX_VALUES_PER_FILTER,
      description: 'Maximum number of values per filter of the recipe list.',
    },
  },
  operations: ({ config: { limits }, services }) => {
    const preparation = { limits, computation: services.get(recipeComputationService) };
    return [
      listRecipesOperation,
      ...recipeOperations(preparation),
      ...revisionOperations(preparation),
      ...measuresOperations(preparation),
      ...entryMetadataOperations,
      ...assetOperations(services.get(assetsService)),
    ];
  },
  metrics: ({ services }) => {
    const computation = services.get(recipeComputationService);
    return getThreadMetrics('recipes', () => computation.load);
  },
  background: (context) => [
    { name: 'reindexing', ...startReindexer(context) },
    // The index of PostgreSQL has no segments.
    ...(context.database.features.tokenIndex === 'fts5'
      ? [{ name: 'merging the search index', ...startTokenMerger(context) }]
      : []),
  ],
});
