import { defineModule } from '../../platform/module/module.ts';
import { schemaOperations } from './json-schema/schema.routes.ts';

export const recipeFormatModule = defineModule({
  name: 'recipe-format',
  operations: () => schemaOperations,
});
