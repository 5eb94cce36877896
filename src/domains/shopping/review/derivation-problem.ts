import { validationFailed } from '../../../platform/problem/problem.ts';
import type { Problem } from '../../../platform/problem/problem.ts';
import { FACTOR_REQUIREMENT } from '../../recipe-format/index.ts';
import type { DerivationFault } from '../requirements/derive-requirements.ts';
import type { Origin } from '../requirements/origin.ts';
import type { ReviewedPortionsAndMeals } from './select-portions-and-meals.ts';

/** The location of a portion or meal in the request. */
const placeOf = (origin: Origin | undefined, { portions, mealIds, isExplicit }: ReviewedPortionsAndMeals): string => {
  if (origin === undefined || !isExplicit) return 'body';
  return origin.kind === 'portion'
    ? `body.portions[${portions.findIndex(({ id }) => id === origin.id)}].scale`
    : `body.meal_ids[${mealIds.indexOf(origin.mealId)}]`;
};

/** The problem for portions and meals from which nothing can be derived. */
export const toDerivationProblem = (
  fault: DerivationFault,
  origins: readonly Origin[],
  requested: ReviewedPortionsAndMeals,
): Problem => {
  switch (fault.kind) {
    case 'scale': {
      const message = `must be scaled by ${FACTOR_REQUIREMENT}`;
      return validationFailed({
        location: placeOf(origins[fault.originIndex], requested),
        code: 'factor',
        message,
      });
    }
    case 'too-long': {
      const message = 'makes a number too long to be written';
      return validationFailed({
        location: placeOf(origins[fault.originIndex], requested),
        code: 'too-long',
        message,
      });
    }
    case 'too-many': {
      const message = 'takes more than can be reviewed at once: review some portions or meals at a time';
      return validationFailed({ location: 'body', code: 'too-many', message });
    }
    default: {
      return fault satisfies never;
    }
  }
};
