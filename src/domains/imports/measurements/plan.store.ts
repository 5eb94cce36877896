import type { Instant } from '../../../platform/clock/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { pickColumns, prepareQuery } from '../../../platform/db/prepared-query.ts';
import type { ImportTables } from '../imports.tables.ts';
import type { Id } from '../../../platform/ids/ids.ts';
import type { PreviewId } from '../previews/preview.schemas.ts';

export type PlanId = Id<'measurement-plan'>;
type Row = ImportTables['import_plan'];

const insert = prepareQuery((query, p: Row) =>
  query
    .insertInto('import_plan')
    .values(pickColumns(p, ['id', 'preview_id', 'preview_revision', 'input', 'effects', 'expires_at', 'applied_at'])),
);

export const insertPlan = (tx: Tx, plan: Row): void => insert.defer(tx, plan);

const one = prepareQuery((query, p: { preview: PreviewId; id: PlanId; now: Instant }) =>
  query
    .selectFrom('import_plan')
    .select(['id', 'preview_revision', 'input', 'effects', 'expires_at'])
    .where('id', '=', p.id)
    .where('preview_id', '=', p.preview)
    .where('expires_at', '>', p.now),
);

export const findPlan = (db: Db, preview: PreviewId, id: PlanId, now: Instant) => one.first(db, { preview, id, now });

const apply = prepareQuery((query, p: { id: PlanId; now: Instant }) =>
  query.updateTable('import_plan').set({ applied_at: p.now }).where('id', '=', p.id),
);

export const markPlanApplied = (tx: Tx, id: PlanId, now: Instant): void => apply.defer(tx, { id, now });
