/** Puts a label before a text, on a separate line if the text has several lines. Empty for an empty text. */
export const labelled = (label: string, text: string): string => {
  const said = text.trim();
  return said === '' ? '' : `${label}:${said.includes('\n') ? '\n' : ' '}${said}`;
};
