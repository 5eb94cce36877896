import type { AccessToken } from './token.schemas.ts';
import type { ListedToken } from './token.store.ts';

/** A token in its API representation, without its secret. */
export const presentToken = (row: ListedToken): AccessToken => ({ ...row, scopes: row.scopes.split(' ') });
