/**
 * True for a URL to which an app may be redirected: one of a website that the app has claimed, or one with the app's
 * own scheme. Such a scheme contains a period, since it is derived from a domain name (RFC 8252, sections 7.1 and 8.4).
 * That rules out every scheme with a special meaning in browsers.
 */
export const isAppRedirectUri = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return (protocol === 'https:' || protocol.includes('.')) && `${username}${password}` === '' && !text.includes('#');
};
