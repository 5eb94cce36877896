/** 32 bytes in the letters of base64url, as the service makes them. */
const SECRET = /^[\w-]{43}$/;

const textIn = (pasted: string): string => {
  const text = pasted.trim();
  if (!URL.canParse(text)) return text;
  const { searchParams } = new URL(text);
  return searchParams.get('secret') ?? searchParams.get('invitation') ?? text;
};

/**
 * The secret in what somebody pasted: the whole link of an invitation, or the secret alone. Undefined for anything else,
 * such as a link that was cut off: that is told at once, and not after a name and a password were thought of.
 */
export const secretIn = (pasted: string): string | undefined => {
  const text = textIn(pasted);
  return SECRET.test(text) ? text : undefined;
};
