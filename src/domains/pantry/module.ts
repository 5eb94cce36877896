import { defineModule } from '../../platform/module/module.ts';
import { pantryEvents } from './events.ts';
import { pantryLimits } from './limits.ts';
import { pantryMigration } from './migrations/0004_pantry.ts';
import { pantryOperations } from './pantry.routes.ts';
import { pantryProblems } from './problems.ts';
import { recipesPort } from './recipes-port.ts';

export const pantryModule = defineModule({
  name: 'pantry',
  migrations: [pantryMigration],
  libraryTables: [{ table: 'pantry_entry', key: ['id'] }],
  problems: pantryProblems,
  events: pantryEvents,
  limits: pantryLimits,
  operations: ({ config, services }) => pantryOperations(config.limits, services.get(recipesPort)),
});
