/**
 * Every action in the audit log. Each module adds its own by declaration merging, in its `audit-actions.ts`:
 *
 *     declare module '../../platform/audit/audit-actions.ts' {
 *       interface AuditActions extends TagAuditActions {}
 *     }
 */
export interface AuditActions {}

/**
 * Who may see records of an action: owners of the library, administrators of the instance, both, or either of them,
 * depending on where it happened.
 */
export type AuditReaders = 'owners' | 'administrators' | 'both' | 'either';

export type AuditActionKinds = Readonly<Record<`${string}.${string}`, AuditReaders>>;
