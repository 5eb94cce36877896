import { defineModule } from '../../platform/module/module.ts';
import { assetsService } from '../assets/index.ts';
import { bookAssetOperations } from './books/book-asset.routes.ts';
import { bookOperations } from './books/book.routes.ts';
import { organizationEvents } from './events.ts';
import { facetOperations } from './facets/facet.routes.ts';
import { tagsAndFacetsMigration } from './migrations/0001_tags_and_facets.ts';
import { booksMigration } from './migrations/0003_books.ts';
import { organizationProblems } from './problems.ts';
import { tagOperations } from './tags/tag.routes.ts';
import { MAX_LABELS } from './recipe-organization/recipe-organization.schemas.ts';
import { MAX_CHAPTERS, MAX_MEMBERS } from './books/book.schemas.ts';

export const organizationModule = defineModule({
  name: 'organization',
  migrations: [tagsAndFacetsMigration, booksMigration],
  libraryTables: [
    { table: 'book', key: ['id'] },
    { table: 'tag', key: ['id'] },
    { table: 'facet', key: ['id'] },
  ],
  constraints: {
    tag_name: { columns: 'tag.library_id, tag.name_key', problem: 'tag-name-taken' },
    facet_value: { columns: 'facet.library_id, facet.kind, facet.value_key', problem: 'facet-exists' },
  },
  problems: organizationProblems,
  events: organizationEvents,
  fixedLimits: {
    recipe_labels: { value: MAX_LABELS, description: 'Maximum number of tags of a recipe, and of its facets.' },
    book_chapters: { value: MAX_CHAPTERS, description: 'Maximum number of chapters of a book.' },
    book_members: { value: MAX_MEMBERS, description: 'Maximum number of recipes in a book.' },
  },
  operations: ({ services }) => [
    ...tagOperations,
    ...facetOperations,
    ...bookOperations,
    ...bookAssetOperations(services.get(assetsService)),
  ],
});
