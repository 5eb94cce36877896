import type { Method } from './document-types.ts';
import { markup } from './markup.ts';
import type { Markup } from './markup.ts';

export const methodBadge = (method: Method): Markup =>
  markup`<span class="method ${method}">${method.toUpperCase()}</span>`;
