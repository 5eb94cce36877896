import { defineModule } from '../../platform/module/module.ts';
import { ingredientOperations } from './line.routes.ts';
import { MAX_LINES } from './line.schemas.ts';

export const ingredientsModule = defineModule({
  name: 'ingredients',
  fixedLimits: {
    ingredient_lines: { value: MAX_LINES, description: 'Maximum number of lines to parse at once.' },
  },
  operations: () => ingredientOperations,
});
