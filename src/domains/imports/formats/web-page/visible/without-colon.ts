/** A title without the colon or the dash behind it, and without signs that nobody sees. */
export const withoutColon = (text: string): string => {
  let end = text.length;
  while (end > 0 && /[\s\p{Cf}:：–—-]/u.test(text.charAt(end - 1))) end -= 1;
  return end === 0 ? text : text.slice(0, end);
};

/** `For the dough:`, and `For the dough :` with a sign behind it that nobody sees. */
export const endsWithColon = (text: string): boolean => /[:：]$/.test(text.replace(/[\s\p{Cf}]{1,20}$/u, ''));
