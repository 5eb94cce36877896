import { sha256 } from '../crypto/sha256.ts';

/** The strong entity tag for a revision. */
export const toEtag = (revision: number): string => `"${revision}"`;

/** Characters of a hash in a tag: enough that collisions do not happen by accident. */
const HASH_LENGTH = 22;

/** The strong entity tag for a body. */
export const toContentEtag = (content: string | Buffer): string => `"${sha256(content).slice(0, HASH_LENGTH)}"`;

/** The value of If-Match or If-None-Match: `*`, or a list of tags as written. */
export type EtagList = '*' | readonly string[];

// The grammar of RFC 9110, section 8.8.3; empty list elements are ignored (section 5.6.1).
const TAG = String.raw`(?:W/)?"[\u0021\u0023-\u007e\u0080-\u00ff]*"`;
const LIST = new RegExp(String.raw`^[ \t,]*${TAG}(?:[ \t]*,[ \t,]*${TAG})*[ \t,]*$`);
const EACH = new RegExp(TAG, 'g');

/** Returns undefined if the header violates the grammar. */
export const parseEtagList = (header: string): EtagList | undefined => {
  if (header.trim() === '*') return '*';
  return LIST.test(header) ? (header.match(EACH) ?? []) : undefined;
};

/** Strong comparison, for If-Match: a weak tag never matches. */
export const matchesStrongEtag = (tags: EtagList, etag: string): boolean => tags === '*' || tags.includes(etag);

/** Weak comparison, for If-None-Match. An unparseable header is ignored. */
export const isNotModified = (ifNoneMatch: string | undefined, etag: string): boolean => {
  if (ifNoneMatch === undefined) return false;
  // The common case: the client sends back the tag of the last answer unchanged.
  if (ifNoneMatch === etag) return true;
  const tags = parseEtagList(ifNoneMatch);
  return tags !== undefined && (tags === '*' || tags.some((tag) => tag.replace(/^W\//, '') === etag));
};
