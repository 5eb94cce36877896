/** So many minutes as a duration; undefined for none, and for any other text. */
export const minutesIn = (text: string): string | undefined => {
  const [minutes] = /^\d{1,6}(?:\.\d{1,3})?$/.exec(text.trim()) ?? [];
  return Number(minutes ?? 0) > 0 ? `PT${minutes}M` : undefined;
};

/** Minutes as a duration; any other text is left to whoever reads times in words. Nothing for no time at all. */
export const minutesOr = (text: string): string | undefined =>
  minutesIn(text) ?? (/^[\d.]*$/.test(text.trim()) ? undefined : text.trim());
