/** Converts a number of minutes to an ISO 8601 duration. Undefined for zero and for other text. */
export const minutesToDuration = (text: string): string | undefined => {
  const [minutes] = /^\d{1,6}(?:\.\d{1,3})?$/.exec(text.trim()) ?? [];
  return Number(minutes ?? 0) > 0 ? `PT${minutes}M` : undefined;
};

/**
 * Converts minutes to a duration. Other text is kept for the schema.org reader, which understands times in words.
 * Undefined for zero.
 */
export const minutesToDurationOrText = (text: string): string | undefined =>
  minutesToDuration(text) ?? (/^[\d.]*$/.test(text.trim()) ? undefined : text.trim());
