import type { ProblemKind } from './problem-kind.ts';

/** What cannot be taken as it was sent, too much of it, and what is the service’s own fault. */
export const unusable = {
  'payload-too-large': {
    status: 413,
    title: 'The request is too large',
    about:
      'A limit of size or depth was exceeded; params names it and its value. All limits stand under "limits" in GET /api/v1/capabilities.',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'The type of the body is not supported',
    about:
      'Send JSON with "Content-Type: application/json", in UTF-8 and without a Content-Encoding; a file as multipart/form-data. A file must be a picture (JPEG, PNG, WebP, AVIF, GIF, HEIC where the service can read it) or a PDF by what it holds, whatever its name and its announced type say. Of a PDF there are no smaller pictures.',
  },
  'validation-failed': {
    status: 422,
    title: 'The request does not fit the schema',
    about:
      'Each entry of errors and violations names a place, such as body.items[0].name, and what was wrong there. Nothing was done.',
  },
  'file-unreadable': {
    status: 422,
    title: 'The file is damaged',
    about:
      'The file begins like a picture or a PDF, and cannot be read to its end: it is cut off, or what follows is something else. Nothing was kept. Open it where it came from, save it again, and send that.',
  },
  'import-unreadable': {
    status: 422,
    title: 'Nothing could be read',
    about:
      'What was sent is of a known format, or seems to be, and nothing of it can be read: it is empty, damaged, encrypted, or takes too long. Each entry of errors names a file and what is wrong with it. Nothing was kept. Export it again where it came from, or paste its text.',
  },
  'address-not-allowed': {
    status: 422,
    title: 'The address may not be fetched',
    about:
      'Pages and pictures are fetched from public addresses alone, by http or https, without a user name or a password, and from ports 80, 443 and 1024 up. A name must stand for public addresses and no others, and whatever it redirects to must do the same. Nothing was connected to. Save the page in a browser and send it as a file, or paste its text.',
  },
  'address-unreachable': {
    status: 422,
    title: 'The address could not be fetched',
    about:
      'The site did not give anything that can be used; params.reason tells why: not-found, unreachable, timeout, too-large, too-many-redirects or bad-answer. One fetch takes 10 seconds, 10 MiB after decompression and 5 redirects at most. Open the address in a browser: where it shows there, the site may turn programs away. Try again later, or save the page and send it as a file.',
  },
  'passkey-not-verified': {
    status: 422,
    title: 'The passkey could not be verified',
    about:
      'What the authenticator answered is for another challenge or another address, is damaged, or was made without verifying the user. The challenge is used up. Ask for new options and try again.',
  },
  'precondition-required': {
    status: 428,
    title: 'If-Match is required',
    about:
      'A change must say which revision it was made for, so that nobody overwrites what they have not seen. Send the ETag of the last answer in If-Match.',
  },
  'rate-limited': {
    status: 429,
    title: 'Too many requests',
    about:
      'An allowance is used up: of changes in a minute, of failed sign-ins for a name or from an address in a quarter of an hour, of open event streams, of queued jobs, or of request bodies sent at once. Nothing was done. Wait as long as Retry-After says, then send the request again.',
  },
  'headers-too-large': {
    status: 431,
    title: 'The headers are too large',
    about: 'All headers together, the address among them, may be 16 KiB. Move data into the body.',
  },
  'internal-error': {
    status: 500,
    title: 'The service failed',
    about:
      'This is a fault of the service. Nothing was changed. The instance of the problem is the request id under which the log tells more; please report it.',
  },
  'storage-full': {
    status: 503,
    title: 'There is no room for the file',
    about:
      'The disk on which the service keeps files is full. Nothing was kept of this one, and all that is stored can be read. Whoever runs the service has to make room; then the same request will succeed.',
  },
  unavailable: {
    status: 503,
    title: 'The service cannot answer now',
    about:
      'It is starting, shutting down, overloaded, or its database does not answer. Wait as long as Retry-After says and send the request again, with the same Idempotency-Key where it has one.',
  },
} as const satisfies Record<string, ProblemKind>;
