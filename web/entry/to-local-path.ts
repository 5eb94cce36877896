/** Any origin works: it only shows whether a path leaves it. */
const DUMMY_ORIGIN = 'http://here.invalid';

/**
 * The path within this app that a text names, parsed as browsers do: they drop tabs, treat a backslash as a slash, and
 * two slashes as another host. Anything that leads elsewhere becomes `/`, so that a sign-in link cannot redirect to
 * another site.
 */
export const toLocalPath = (text: string | undefined): string => {
  if (text === undefined || !text.startsWith('/') || !URL.canParse(text, DUMMY_ORIGIN)) return '/';
  const { origin, pathname, search, hash } = new URL(text, DUMMY_ORIGIN);
  if (origin !== DUMMY_ORIGIN || pathname.startsWith('//') || pathname === '/sign-in') return '/';
  return `${pathname}${search}${hash}`;
};
