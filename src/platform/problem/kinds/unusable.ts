import type { ProblemKind } from './problem-kind.ts';

/** What cannot be taken as it was sent, too much of it, and what is the service’s own fault. */
export const unusable = {
  'payload-too-large': {
    status: 413,
    title: 'The request is too large',
    about:
      'It exceeds a limit of size or depth; params contains the limit and its value. GET /api/v1/capabilities lists all limits under "limits".',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'The type of the body is not supported',
    about:
      'Send JSON with "Content-Type: application/json", in UTF-8 and without a Content-Encoding, and files as multipart/form-data. The content of a file must be a picture (JPEG, PNG, WebP, AVIF, GIF, or HEIC if the service can read it) or a PDF, whatever its name and declared type. PDFs have no smaller pictures.',
  },
  'validation-failed': {
    status: 422,
    title: 'The request does not match the schema',
    about:
      'Each entry of errors and violations contains a location, such as body.items[0].name, and what is wrong there. Nothing was done.',
  },
  'file-unreadable': {
    status: 422,
    title: 'The file is damaged',
    about:
      'The file starts like a picture or a PDF but cannot be read completely: it is truncated or corrupt. Nothing was stored. Open it in the program it came from, save it again, and send that.',
  },
  'import-unreadable': {
    status: 422,
    title: 'Nothing could be read',
    about:
      'The upload is of a known format, or seems to be, but nothing in it can be read: it is empty, damaged, encrypted, or takes too long. Each entry of errors names a file and what is wrong with it. Nothing was stored. Export it again from the original program, or paste its text.',
  },
  'address-not-allowed': {
    status: 422,
    title: 'The address may not be fetched',
    about:
      'Pages and pictures are fetched only from public addresses, over http or https, without user name or password, on ports 80, 443 and 1024 and above. A host name must resolve only to public addresses, and so must every redirect. No connection was made. Save the page in a browser and send it as a file, or paste its text.',
  },
  'address-unreachable': {
    status: 422,
    title: 'The address could not be fetched',
    about:
      'The site did not return anything usable; params.reason says why: not-found, unreachable, timeout, too-large, too-many-redirects or bad-answer. A fetch is limited to 10 seconds, 10 MiB after decompression and 5 redirects. Open the address in a browser: if it works there, the site may reject programs. Try again later, or save the page and send it as a file.',
  },
  'passkey-not-verified': {
    status: 422,
    title: 'The passkey could not be verified',
    about:
      'The authenticator’s response is for another challenge or another address, is damaged, or was created without verifying the user. The challenge has been used. Request new options and try again.',
  },
  'precondition-required': {
    status: 428,
    title: 'If-Match is required',
    about:
      'A change must name the revision it was made for, so that no one overwrites changes they have not seen. Send the ETag of the last response in If-Match.',
  },
  'rate-limited': {
    status: 429,
    title: 'Too many requests',
    about:
      'A limit was reached: changes per minute, failed sign-ins for a name or from an address within a quarter of an hour, open event streams, queued jobs, or request bodies sent at once. Nothing was done. Wait as long as Retry-After says, then send the request again.',
  },
  'headers-too-large': {
    status: 431,
    title: 'The headers are too large',
    about: 'All headers together, including the URL, may have at most 16 KiB. Move data into the body.',
  },
  'internal-error': {
    status: 500,
    title: 'The service failed',
    about:
      'This is an error of the service. Nothing was changed. The instance of the problem is the request id, under which the log has details; please report it.',
  },
  'storage-full': {
    status: 503,
    title: 'There is no space for the file',
    about:
      'The disk with the files of the service is full. Nothing of this file was stored, and existing files can be read. The operator has to free some space; then the same request will succeed.',
  },
  unavailable: {
    status: 503,
    title: 'The service is temporarily unavailable',
    about:
      'It is starting, shutting down or overloaded, or its database does not respond. Wait as long as Retry-After says and send the request again, with the same Idempotency-Key if it has one.',
  },
} as const satisfies Record<string, ProblemKind>;
