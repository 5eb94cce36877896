// Query parameters added by campaigns and analytics. The page is the same without them.
const TRACKING_BEGINNING = /^(?:utm_|mtm_|pk_|piwik_|hsa_|mc_|_hs)/i;
const TRACKING: ReadonlySet<string> = new Set(
  'fbclid gclid dclid gclsrc gbraid wbraid msclkid yclid twclid ttclid li_fat_id igshid igsh srsltid _ga _gl amp'.split(
    ' ',
  ),
);

const isTracking = (name: string): boolean => TRACKING.has(name.toLowerCase()) || TRACKING_BEGINNING.test(name);

/** Decodes the path. A badly encoded path is compared as written. */
const decoded = (path: string): string => {
  try {
    return decodeURI(path).normalize('NFC');
  } catch {
    return path;
  }
};

/** A loop, because a regular expression would restart at every slash, and a URL may have thousands of them. */
const withoutLastSlashes = (path: string): string => {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
};

/** Sorts the parameters: their order matters to few sites. */
const queryOf = (parameters: URLSearchParams): string => {
  const kept = new URLSearchParams([...parameters].filter(([name]) => !isTracking(name)));
  kept.sort();
  return kept.toString();
};

/**
 * A key for the page that a URL points to. It ignores the scheme, `www.`, default ports, the case of the host, trailing
 * slashes, the fragment and tracking parameters. Undefined if the text is not a web URL, and for the URL of a whole
 * site, which many people enter as the source of a recipe.
 */
export const toUrlKey = (address: string): string | undefined => {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, port, pathname, searchParams } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:') return undefined;
  const host = hostname.replace(/^www\./, '').replace(/\.$/, '');
  const place = port === '' || port === '80' || port === '443' ? host : `${host}:${port}`;
  const path = decoded(withoutLastSlashes(pathname));
  const query = queryOf(searchParams);
  return path === '' && query === '' ? undefined : `${place}${path}?${query}`;
};
