import { deflateRawSync, inflateRawSync } from 'node:zlib';

import { Type } from 'typebox';

import type { Clock } from '../../../platform/clock/clock.ts';
import { assertStorable } from '../../../platform/http/json-body.ts';
import { isJsonDeeperThan } from '../../../platform/text/json-depth.ts';
import { createValidator } from '../../../platform/http/validation.ts';
import { Problem, validationFailed } from '../../../platform/problem/problem.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';
import { ReviewInput } from './review.schemas.ts';

const MINUTE = 60_000;
const GOOD_FOR_MINUTES = 30;
/** The same limits on size and depth as for a review request. */
const MAX_LENGTH = 2 * 1024 * 1024;
const MAX_DEPTH = 8;

/**
 * The content of a token: everything needed to repeat the review, and a digest of the result. It is not stored, since a
 * review changes nothing. It is neither secret nor signed: anyone who may apply a review may also create one, and
 * applying derives it again.
 */
const ReviewTokenPayload = Type.Object({
  list: Type.String(),
  revision: Type.Integer({ minimum: 1 }),
  /** In whole minutes, so that the same review moments later has the same token. */
  minute: Type.Integer(),
  /** A digest of the whole result of the review. */
  digest: Type.String(),
  input: ReviewInput,
});

export type ReviewTokenPayload = Of<typeof ReviewTokenPayload>;

export const getCurrentMinute = (clock: Clock): number => Math.floor(clock.now().getTime() / MINUTE);

export const isReviewExpired = ({ minute }: ReviewTokenPayload, clock: Clock): boolean =>
  getCurrentMinute(clock) - minute > GOOD_FOR_MINUTES;

export const encodeUnsignedReviewToken = (reviewed: ReviewTokenPayload): string =>
  deflateRawSync(JSON.stringify(reviewed), { level: 1 }).toString('base64url');

const check = createValidator('body', ReviewTokenPayload);

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

const parse = (token: string): ReviewTokenPayload => {
  const text = inflateRawSync(Buffer.from(token, 'base64url'), { maxOutputLength: MAX_LENGTH });
  if (isJsonDeeperThan(text, MAX_DEPTH)) throw new SyntaxError('nested too deep');
  const value = JSON.parse(text.toString()) as ReviewTokenPayload;
  check(value);
  const { list, revision, minute, digest } = value;
  const reviewed = { list, revision, minute, digest, input: inputOf(value.input) };
  assertStorable(reviewed, 'body.token');
  return reviewed;
};

/** Decodes a token; throws 422 if it is invalid. */
export const decodeUnsignedReviewToken = (token: string): ReviewTokenPayload => {
  try {
    return parse(token);
  } catch (error) {
    if (error instanceof Problem || error instanceof SyntaxError || (error instanceof Error && 'code' in error)) {
      throw validationFailed({
        location: 'body.token',
        code: 'format',
        message: 'must be the token of a review, exactly as returned',
      });
    }
    throw error;
  }
};

/** The input of a review as stored in its token. */
export const pickReviewInputFields = inputOf;
