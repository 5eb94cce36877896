/** Any origin does: it tells whether a text leads away from the one it is read at. */
const HERE = 'http://here.invalid';

/**
 * The path of this app that a text names, as browsers read it: they drop tabs, take a backslash for a slash, and two
 * slashes for another host. What leads elsewhere leads home, so that no link to the sign-in sends people to strangers.
 */
export const pathWithin = (text: string | undefined): string => {
  if (text === undefined || !text.startsWith('/') || !URL.canParse(text, HERE)) return '/';
  const { origin, pathname, search, hash } = new URL(text, HERE);
  if (origin !== HERE || pathname.startsWith('//') || pathname === '/sign-in') return '/';
  return `${pathname}${search}${hash}`;
};
