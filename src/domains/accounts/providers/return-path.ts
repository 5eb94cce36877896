import { validationFailed } from '../../../platform/problem/problem.ts';

/** Any origin does: it tells whether a text leads away from the one it is read at. */
const HERE = 'http://here.invalid';

/**
 * The path of this service that a text names, as browsers read it: they drop tabs, take a backslash
 * for a slash, and two slashes for another host.
 */
export const returnPath = (text: string): string => {
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
