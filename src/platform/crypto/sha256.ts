import { hash } from 'node:crypto';

/** SHA-256 of a text or of bytes, as text for columns and headers. */
export const sha256 = (content: string | Buffer): string => hash('sha256', content, 'base64url');
