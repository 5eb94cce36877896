/**
 * True where the page that sent a request is one of ours: it comes from the address that people are
 * told, or from the very host that it speaks to.
 */
export const isOwnOrigin = (origin: string, host: string | undefined, baseUrl: string | undefined): boolean => {
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin).host;
  return from !== '' && (from === host || (baseUrl !== undefined && from === new URL(baseUrl).host));
};
