const DOCUMENT = /^[\s\ufeff]{0,1000}<(?:!doctype\s{1,10}html|html|head)[\s>]/i;

/** Whether a text begins as web pages do. Formats that are no markup need not look any further into one. */
export const beginsAsPage = (text: string): boolean => DOCUMENT.test(text);
