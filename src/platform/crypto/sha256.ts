import { hash } from 'node:crypto';

/** SHA-256 of a text, as text for columns and headers. */
export const sha256 = (text: string): string => hash('sha256', text, 'base64url');
