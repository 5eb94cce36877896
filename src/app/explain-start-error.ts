import { ConfigError } from '../platform/config/config.ts';
import { DatabaseTooNew, DatabaseUnavailable, ReadOnlyStartupError } from '../platform/db/errors.ts';
import { CorruptOwnerMarker } from '../platform/storage/corrupt-owner-marker.ts';
import { NotStoreOwner } from '../platform/storage/store-owner.ts';

/** Errors whose messages say what to do. */
const EXPLAINED = [ConfigError, DatabaseTooNew, ReadOnlyStartupError, NotStoreOwner, CorruptOwnerMarker];

/** Explains errors that the operator can fix. Any other error is a bug, and is shown with its stack. */
export const explainStartError = (error: unknown): string => {
  if (error instanceof Error && EXPLAINED.some((kind) => error instanceof kind)) return error.message;
  if (error instanceof DatabaseUnavailable)
    return `${error.message}\nCheck DATABASE_URL and that the server runs, or without it the file in TUREEN_DATA.`;
  if (error instanceof Error && 'code' in error) {
    switch (error.code) {
      case 'EADDRINUSE':
        return `${error.message}\nAnother program listens there: stop it, or choose another TUREEN_PORT.`;
      case 'EADDRNOTAVAIL':
      case 'ENOTFOUND':
        return `${error.message}\nThis machine does not have the address: check TUREEN_HOST.`;
      case 'EACCES':
      case 'EPERM':
      case 'EROFS':
        return `${error.message}\nThe service may not use this: check TUREEN_PORT, TUREEN_DATA and who owns the folder.`;
      case 'EEXIST':
      case 'ENOTDIR':
        return `${error.message}\nTUREEN_DATA must be a folder, or a path where one can be made.`;
      default:
    }
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};
