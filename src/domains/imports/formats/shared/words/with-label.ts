/** A text with what it is about: above it where it has lines of its own, before it else. Empty where it is. */
export const labelled = (label: string, text: string): string => {
  const said = text.trim();
  return said === '' ? '' : `${label}:${said.includes('\n') ? '\n' : ' '}${said}`;
};
