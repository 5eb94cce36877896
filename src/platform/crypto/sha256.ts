import { hash } from 'node:crypto';

/** SHA-256 in base64url, for columns and headers. */
export const sha256 = (content: string | Buffer): string => hash('sha256', content, 'base64url');
