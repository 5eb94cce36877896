import { getCurrentInstant, systemClock } from '../platform/clock/clock.ts';
import type { Instant } from '../platform/clock/clock.ts';
import type { Config } from '../platform/config/config.ts';
import type { Operation } from '../platform/http/operation.ts';
import type { JobKind } from '../platform/jobs/job-kind.ts';
import type { ModuleContext } from '../platform/module/module.ts';
import { ServiceRegistry } from '../platform/module/services.ts';
import type { ServiceBinding } from '../platform/module/services.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { StoreOwnership } from '../platform/storage/store-owner.ts';
import type { Composition } from './compose-modules.ts';
import { tureen, version } from './tureen.ts';

interface ContextOptions {
  readonly config: Config;
  readonly composition: Composition;
  readonly storage: Storage;
  readonly files: StoreOwnership;
  readonly startedAt: Instant;
  /** Replace what the modules provide. */
  readonly provisions?: readonly ServiceBinding[];
}

export const createModuleContext = ({ composition, provisions = [], ...given }: ContextOptions): ModuleContext => {
  const { modules, limits, fixedLimits, events, auditActions, libraryTables } = composition;
  let kinds: readonly JobKind[] | undefined;
  const context: ModuleContext = {
    ...given,
    version,
    limits,
    fixedLimits,
    events,
    auditActions,
    libraryTables,
    services: new ServiceRegistry<ModuleContext>(
      [...modules.flatMap(({ provides = [] }) => provides), ...provisions],
      () => context,
    ),
    jobKinds: () => (kinds ??= modules.flatMap((module) => module.jobs?.(context) ?? [])),
  };
  return context;
};

/** Every operation, in the order of the API reference. */
export const createOperations = ({ modules }: Composition, context: ModuleContext): readonly Operation[] =>
  modules.flatMap((module) => module.operations?.(context) ?? []);

/** The operations of the product as they are documented, without a database. */
export const describeOperations = (config: Config): readonly Operation[] => {
  const storage = openStorage(config);
  const files = new StoreOwnership(storage, '');
  const context = createModuleContext({
    config,
    composition: tureen,
    storage,
    files,
    startedAt: getCurrentInstant(systemClock),
  });
  return createOperations(tureen, context);
};
