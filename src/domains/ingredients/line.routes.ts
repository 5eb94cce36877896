import { ok } from '../../platform/http/api-response.ts';
import { read } from '../../platform/http/operation.ts';
import type { Operation } from '../../platform/http/operation.ts';
import { LineReadings, LinesInput } from './line.schemas.ts';
import { parseLines } from './parse-lines.ts';

export const ingredientOperations: readonly Operation[] = [
  read({
    id: 'parseIngredients',
    method: 'POST',
    path: '/ingredients/parse',
    area: 'Recipes',
    summary: 'Parse ingredient lines',
    description:
      'Returns the parts of each line with their positions. Nothing is stored. A unit that is ambiguous between conventions, such as `cup`, has no `unit`, only its `unit_text`.',
    access: 'account',
    isHeavy: true,
    body: LinesInput,
    responses: { 200: { description: 'The parsed lines, in order.', schema: LineReadings } },
    perform: async (_db, { body }) => ok({ items: await parseLines(body.lines, body.language ?? undefined) }),
  }),
];
