/** What the service keeps and every browser shows. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

export const picturesIn = (files: Iterable<File>): readonly File[] =>
  [...files].filter(({ type }) => PICTURE_TYPES.includes(type));

const isWritten = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/**
 * The pictures that somebody wanted to paste. What is copied from a table or a document is text and comes with a picture
 * of that text: where somebody writes it is the text that is meant.
 */
export const pastedPictures = ({ clipboardData, target }: ClipboardEvent): readonly File[] =>
  clipboardData === null || (clipboardData.types.includes('text/plain') && isWritten(target))
    ? []
    : picturesIn(clipboardData.files);
