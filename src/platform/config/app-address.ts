/**
 * True for an address at which an app may be called back: one of a web site that the app has claimed,
 * or of a scheme of its own. Such a scheme has a period, since it is made from a domain name (RFC
 * 8252, sections 7.1 and 8.4); so none that browsers treat in a way of their own can be meant.
 */
export const isAppAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return (protocol === 'https:' || protocol.includes('.')) && `${username}${password}` === '' && !text.includes('#');
};
