import type { AccountTables } from './accounts.ts';
import type { AssetTables } from './assets.ts';
import type { ImportTables } from './imports.ts';
import type { JobTables } from './jobs.ts';
import type { LibraryTables } from './libraries.ts';
import type { MealTables } from './meals.ts';
import type { OrganizationTables } from './organization.ts';
import type { PantryTables } from './pantry.ts';
import type { PlatformTables } from './platform.ts';
import type { RecipeTables } from './recipes.ts';
import type { ShoppingTables } from './shopping.ts';
import type { WebhookTables } from './webhooks.ts';

/** Every table of the database. */
export interface Tables
  extends
    PlatformTables,
    AccountTables,
    LibraryTables,
    OrganizationTables,
    PantryTables,
    RecipeTables,
    MealTables,
    ShoppingTables,
    JobTables,
    AssetTables,
    ImportTables,
    WebhookTables {}
