const MAX_LABEL_LENGTH = 500;

/** Collapses a text to a single line within the length limit of names and labels. */
export const toLabel = (text: string): string =>
  text.replaceAll('\u0000', '').replaceAll(/\s+/g, ' ').trim().slice(0, MAX_LABEL_LENGTH).toWellFormed();

/** Puts a label before a text, on a separate line if the text has several lines. Empty for an empty text. */
export const addLabel = (label: string, text: string): string => {
  const said = text.trim();
  return said === '' ? '' : `${label}:${said.includes('\n') ? '\n' : ' '}${said}`;
};
