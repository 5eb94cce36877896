/** The path of an address as it was sent, without the query. */
export const pathOf = (url: string): string => {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
};
