/** Part of index.html, so that the page of a proxy is never taken for the app. */
const PAGE_MARKER = '<meta name="application-name" content="Tureen"';

const CONTENT_TYPES: Readonly<Record<string, RegExp>> = {
  css: /^text\/css/,
  js: /^text\/javascript/,
  png: /^image\/png/,
  svg: /^image\/svg\+xml/,
  webmanifest: /^application\/manifest\+json/,
  woff: /^font\/woff/,
  woff2: /^font\/woff2/,
};

const PAGE_TYPE = /^text\/html/;

/**
 * Throws unless the response is a file of the app. A proxy in front of the service may answer with an error or a sign-in
 * page, which must not be kept as part of the app.
 */
export const checkAppFile = async (path: string, response: Response): Promise<void> => {
  const { ok, redirected, status, headers } = response;
  const extension = /\.(\w+)$/.exec(path)?.[1];
  const expected = extension === undefined ? PAGE_TYPE : CONTENT_TYPES[extension];
  const type = headers.get('content-type') ?? '';
  if (!ok || redirected || expected?.test(type) !== true) {
    throw new Error(`${path} is not a file of the app: ${status} ${type}${redirected ? ', redirected' : ''}`);
  }
  if (expected === PAGE_TYPE && !(await response.clone().text()).includes(PAGE_MARKER)) {
    throw new Error(`${path} is not the page of the app`);
  }
};
