import type { TSchema } from 'typebox';

import { ok } from '../src/platform/http/answer.ts';
import { read } from '../src/platform/http/operation.ts';
import type { Operation } from '../src/platform/http/operation.ts';

/** Upper bound for reads: returns the same object from memory without authentication. */
export const constantOperation = (schema: TSchema, constant: () => unknown): Operation =>
  read({
    id: 'benchConstant',
    method: 'GET',
    path: '/bench/constant',
    area: 'Bench',
    summary: 'Answers a constant object',
    access: 'public',
    answers: { 200: { description: 'What nobody looks up.', schema } },
    perform: () => ok(constant(), '"constant"'),
  });
