import { defineLimits } from '../../platform/config/limits.ts';

const MEBIBYTE = 1024 * 1024;

export const importLimits = defineLimits({
  archive_entries: { defaultValue: 10_000, description: 'Maximum number of entries in an archive.' },
  archive_expanded_bytes: {
    defaultValue: 1024 * MEBIBYTE,
    description: 'Maximum expanded size of an archive in bytes, counted while it is read.',
  },
  archive_ratio: {
    defaultValue: 200,
    description: 'Maximum ratio of the expanded size of an archive to its own size.',
  },
  archive_depth: { defaultValue: 2, description: 'Maximum nesting depth of archives within archives.' },
  import_items: { defaultValue: 10_000, description: 'Maximum number of recipes in an import preview.' },
});

declare module '../../platform/config/limits.ts' {
  interface Limits extends Record<keyof typeof importLimits, number> {}
}
