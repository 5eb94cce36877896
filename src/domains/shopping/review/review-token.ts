import { deflateRawSync, inflateRawSync } from 'node:zlib';

import { Type } from 'typebox';

import type { Clock } from '../../../platform/clock/clock.ts';
import { refuseUnstorable } from '../../../platform/http/json-body.ts';
import { isDeeperThan } from '../../../platform/text/json-depth.ts';
import { createValidator } from '../../../platform/http/validation.ts';
import { Problem, validationFailed } from '../../../platform/problem/problem.ts';
import type { Of } from '../../../platform/schema/schema.ts';
import { ReviewInput } from './review.schemas.ts';

const MINUTE = 60_000;
const GOOD_FOR_MINUTES = 30;
/** The same limits on size and depth as for a review request. */
const LONGEST = 2 * 1024 * 1024;
const DEEPEST = 8;

/**
 * The content of a token: everything needed to repeat the review, and a digest of the result. It is not stored, since a
 * review changes nothing. It is neither secret nor signed, since anyone who may apply a review may also create one.
 */
const TokenContent = Type.Object({
  list: Type.String(),
  revision: Type.Integer({ minimum: 1 }),
  /** In whole minutes, so that the same review moments later has the same token. */
  minute: Type.Integer(),
  /** A digest of the whole result of the review. */
  digest: Type.String(),
  input: ReviewInput,
});

export type TokenContent = Of<typeof TokenContent>;

export const minuteOf = (clock: Clock): number => Math.floor(clock.now().getTime() / MINUTE);

export const isPast = ({ minute }: TokenContent, clock: Clock): boolean => minuteOf(clock) - minute > GOOD_FOR_MINUTES;

export const tokenOf = (reviewed: TokenContent): string =>
  deflateRawSync(JSON.stringify(reviewed), { level: 1 }).toString('base64url');

const check = createValidator('body', TokenContent);

/** Keeps only the known properties. */
const inputOf = ({ again, meal_ids, portions, refresh_recipes }: ReviewInput): ReviewInput => ({
  ...(again != null && { again }),
  ...(meal_ids != null && { meal_ids }),
  ...(portions != null && {
    portions: portions.map(({ id, recipe_id, revision, scale }) => ({
      id,
      recipe_id,
      ...(revision != null && { revision }),
      ...(scale != null && { scale }),
    })),
  }),
  ...(refresh_recipes != null && { refresh_recipes }),
});

const parse = (token: string): TokenContent => {
  const text = inflateRawSync(Buffer.from(token, 'base64url'), { maxOutputLength: LONGEST });
  if (isDeeperThan(text, DEEPEST)) throw new SyntaxError('nested too deep');
  const value = JSON.parse(text.toString()) as TokenContent;
  check(value);
  const { list, revision, minute, digest } = value;
  const reviewed = { list, revision, minute, digest, input: inputOf(value.input) };
  refuseUnstorable(reviewed, 'body.token');
  return reviewed;
};

/** Decodes a token; throws 422 if it is invalid. */
export const readToken = (token: string): TokenContent => {
  try {
    return parse(token);
  } catch (error) {
    if (error instanceof Problem || error instanceof SyntaxError || (error instanceof Error && 'code' in error)) {
      throw validationFailed({
        location: 'body.token',
        code: 'format',
        message: 'must be the token of a review, as it was answered',
      });
    }
    throw error;
  }
};

/** The input of a review as stored in its token. */
export const normalizedInput = inputOf;
