const DOCUMENT = /^[\s\ufeff]{0,1000}<(?:!doctype\s{1,10}html|html|head)[\s>]/i;

/** Whether a text starts like a web page, so that formats without markup can reject it early. */
export const isHtmlDocument = (text: string): boolean => DOCUMENT.test(text);
