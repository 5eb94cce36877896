import { accountsModule } from '../domains/accounts/module.ts';
import { assetsModule } from '../domains/assets/module.ts';
import { bulkModule } from '../domains/bulk/module.ts';
import { eventsModule } from '../domains/events/module.ts';
import { exportsModule } from '../domains/exports/module.ts';
import { importsModule } from '../domains/imports/module.ts';
import { ingredientsModule } from '../domains/ingredients/module.ts';
import { instanceModule } from '../domains/instance/module.ts';
import { jobsModule } from '../domains/jobs/module.ts';
import { librariesModule } from '../domains/libraries/module.ts';
import { mealsModule } from '../domains/meals/module.ts';
import { organizationModule } from '../domains/organization/module.ts';
import { pantryModule } from '../domains/pantry/module.ts';
import { recipeFormatModule } from '../domains/recipe-format/module.ts';
import { recipesModule } from '../domains/recipes/module.ts';
import { shoppingModule } from '../domains/shopping/module.ts';
import { webhooksModule } from '../domains/webhooks/module.ts';
import type { Module } from '../platform/module/module.ts';
import { platformModule } from '../platform/platform-module.ts';

/**
 * Every module, in the order of the API reference. Parts of one migration run in this order too, so a module whose
 * tables refer to another's comes after it. So is the removal of a deleted library: recipes go before the tags and books
 * that hold many of them.
 */
export const modules: readonly Module[] = [
  platformModule,
  accountsModule,
  librariesModule,
  recipesModule,
  organizationModule,
  pantryModule,
  mealsModule,
  shoppingModule,
  bulkModule,
  exportsModule,
  importsModule,
  jobsModule,
  eventsModule,
  webhooksModule,
  instanceModule,
  ingredientsModule,
  recipeFormatModule,
  assetsModule,
];
