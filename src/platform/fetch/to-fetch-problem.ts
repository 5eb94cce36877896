import { Problem } from '../problem/problem.ts';
import type { PublicFetchError } from './public-fetch-error.ts';

/** The problem returned to the user who submitted the address. */
export const toFetchProblem = (refused: PublicFetchError): Problem => {
  const { reason, message: detail } = refused;
  switch (reason) {
    case 'address-not-allowed':
    case 'scheme-not-allowed':
      return new Problem('address-not-allowed', { detail, cause: refused });
    case 'not-found':
    case 'unreachable':
    case 'timeout':
    case 'too-large':
    case 'too-many-redirects':
    case 'bad-answer':
      return new Problem('address-unreachable', { detail, params: { reason }, cause: refused });
    default:
      return reason satisfies never;
  }
};
