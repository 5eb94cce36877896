import { validationFailed } from '../../../platform/problem/problem.ts';

/** Any origin works as the base for checking whether a text leads to another origin. */
const HERE = 'http://here.invalid';

/**
 * The path on this service that a text denotes, as browsers resolve it: they drop tabs, treat a backslash as a slash,
 * and two slashes as another host. Throws 422 for anything else.
 */
export const parseReturnPath = (text: string): string => {
  const url = text.startsWith('/') && URL.canParse(text, HERE) ? new URL(text, HERE) : undefined;
  if (url === undefined || url.origin !== HERE || url.pathname.startsWith('//')) {
    throw validationFailed({
      location: 'query.return_to',
      code: 'pattern',
      message: 'must be a path on this service, such as /recipes',
      value: text,
    });
  }
  return `${url.pathname}${url.search}${url.hash}`;
};
