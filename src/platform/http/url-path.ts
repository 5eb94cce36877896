/** The path of a request URL without the query, not decoded. */
export const getUrlPath = (url: string): string => {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
};
