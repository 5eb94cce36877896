import type { TSchema } from 'typebox';

import { ok } from '../src/platform/http/api-response.ts';
import { read } from '../src/platform/http/operation.ts';
import type { Operation } from '../src/platform/http/operation.ts';

/** Upper bound for reads: returns the same object from memory without authentication. */
export const createConstantOperation = (schema: TSchema, constant: () => unknown): Operation =>
  read({
    id: 'benchConstant',
    method: 'GET',
    path: '/bench/constant',
    area: 'Bench',
    summary: 'Returns a constant object',
    access: 'public',
    responses: { 200: { description: 'The constant.', schema } },
    perform: () => ok(constant(), '"constant"'),
  });
