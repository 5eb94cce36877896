import { ok } from '../../platform/http/answer.ts';
import { read } from '../../platform/http/operation.ts';
import type { Operation } from '../../platform/http/operation.ts';
import { LineReadings, LinesInput } from './line.schemas.ts';
import { readLines } from './read-lines.ts';

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
    body: LinesInput,
    answers: { 200: { description: 'The readings, in the order of the lines.', schema: LineReadings } },
    perform: async (_db, { body }) => ok({ items: await readLines(body.lines, body.language ?? undefined) }),
  }),
];
