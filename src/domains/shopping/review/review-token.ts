import { deflateRawSync, inflateRawSync } from 'node:zlib';

import { Type } from 'typebox';

import type { Clock } from '../../../platform/clock/clock.ts';
import { refuseLoss } from '../../../platform/http/json-body.ts';
import { isDeeperThan } from '../../../platform/text/json-depth.ts';
import { checkOf } from '../../../platform/http/validation.ts';
import { Problem, validationFailed } from '../../../platform/problem/problem.ts';
import type { Of } from '../../../platform/schema/schema.ts';
import { ReviewInput } from './review.schemas.ts';

const MINUTE = 60_000;
const GOOD_FOR_MINUTES = 30;
/** As long as a request may be that asks for a review, and as deep. */
const LONGEST = 2 * 1024 * 1024;
const DEEPEST = 8;

/**
 * What a token says: everything that is needed to make the review again, and what came out of it. It is kept nowhere,
 * since a review changes nothing; and it is no secret and no proof, since whoever may apply one may review.
 */
const TokenContent = Type.Object({
  list: Type.String(),
  revision: Type.Integer({ minimum: 1 }),
  /** In whole minutes, so that the same review a moment later has the same token. */
  minute: Type.Integer(),
  /** Of all that the review found. */
  digest: Type.String(),
  input: ReviewInput,
});

export type TokenContent = Of<typeof TokenContent>;

export const minuteOf = (clock: Clock): number => Math.floor(clock.now().getTime() / MINUTE);

export const isPast = ({ minute }: TokenContent, clock: Clock): boolean => minuteOf(clock) - minute > GOOD_FOR_MINUTES;

export const tokenOf = (reviewed: TokenContent): string =>
  deflateRawSync(JSON.stringify(reviewed), { level: 1 }).toString('base64url');

const check = checkOf('body', TokenContent);

/** Only what was asked for: what else somebody put in is nobody's. */
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
  refuseLoss(reviewed, 'body.token');
  return reviewed;
};

/** What a token says; 422 where it is none. */
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

/** The input of a review as its token keeps it. */
export const normalizedInput = inputOf;
