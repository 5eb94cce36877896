/** The secret in what somebody pasted: the whole link of an invitation, or the secret alone. */
export const secretIn = (pasted: string): string => {
  const text = pasted.trim();
  if (!URL.canParse(text)) return text;
  const { searchParams } = new URL(text);
  return searchParams.get('secret') ?? searchParams.get('invitation') ?? text;
};
