// What campaigns and counters hang on an address; the page is the same without it.
const TRACKING_BEGINNING = /^(?:utm_|mtm_|pk_|piwik_|hsa_|mc_|_hs)/i;
const TRACKING: ReadonlySet<string> = new Set(
  'fbclid gclid dclid gclsrc gbraid wbraid msclkid yclid twclid ttclid li_fat_id igshid igsh srsltid _ga _gl amp'.split(
    ' ',
  ),
);

const isTracking = (name: string): boolean => TRACKING.has(name.toLowerCase()) || TRACKING_BEGINNING.test(name);

/** As it is read. An address that is badly encoded is compared as it is written. */
const decoded = (path: string): string => {
  try {
    return decodeURI(path).normalize('NFC');
  } catch {
    return path;
  }
};

/** By hand: an expression would begin anew at every slash, of which an address may have thousands. */
const withoutLastSlashes = (path: string): string => {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
};

/** In one order, since few sites mind it. */
const queryOf = (parameters: URLSearchParams): string => {
  const kept = new URLSearchParams([...parameters].filter(([name]) => !isTracking(name)));
  kept.sort();
  return kept.toString();
};

/**
 * The page that an address names, whichever way it is written: scheme, `www.`, the usual port, the case of the host,
 * slashes at the end, the fragment and what counts visitors make no difference. Undefined for what is no address, and
 * for one of a site as a whole, as many people note down where a recipe is from.
 */
export const addressKey = (address: string): string | undefined => {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, port, pathname, searchParams } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:') return undefined;
  const host = hostname.replace(/^www\./, '').replace(/\.$/, '');
  const place = port === '' || port === '80' || port === '443' ? host : `${host}:${port}`;
  const path = decoded(withoutLastSlashes(pathname));
  const query = queryOf(searchParams);
  return path === '' && query === '' ? undefined : `${place}${path}?${query}`;
};
