import type { Method } from './openapi-types.ts';
import { markup } from './markup.ts';
import type { Markup } from './markup.ts';

export const renderMethodBadge = (method: Method): Markup =>
  markup`<span class="method ${method}">${method.toUpperCase()}</span>`;
