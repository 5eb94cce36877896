/** 32 bytes in base64url, as the service creates them. */
const SECRET = /^[\w-]{43}$/;

const extractText = (pasted: string): string => {
  const text = pasted.trim();
  if (!URL.canParse(text)) return text;
  const { searchParams } = new URL(text);
  return searchParams.get('secret') ?? searchParams.get('invitation') ?? text;
};

/**
 * The secret in pasted text: a whole invitation link, or the secret alone. Undefined for anything else, such as a
 * truncated link, so that it is reported before the user fills in a form.
 */
export const parseInvitation = (pasted: string): string | undefined => {
  const text = extractText(pasted);
  return SECRET.test(text) ? text : undefined;
};
