import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { test } from 'node:test';

import { eventually } from '../../../test/support/eventually.ts';
import type { TestClient } from '../../../test/support/client.ts';
import { onEveryEngine } from '../../../test/support/engines.ts';
import { minimalPdf, newPicture } from '../../../test/support/pictures.ts';
import { newRecipe } from '../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../test/support/test-service.ts';
import type { ProblemBody } from '../../platform/problem/problem-body.ts';
import { assetIdOf, fileForm, formOf, storedFiles, upload } from '../../../test/support/upload.ts';
import type { AssetBody } from '../../../test/support/upload.ts';

const MAX_BYTES = 200_000;

const newHolder = async (client: TestClient): Promise<string> => `/api/v1/recipes/${await newRecipe(client)}`;

const libraryOf = async (client: TestClient, holder: string): Promise<string> =>
  (await client.get<{ library_id: string }>(holder)).body.library_id;

/** Keeps sending until it gets a response, without a Content-Length. */
const sendEndlessly = async (
  client: TestClient,
  holder: string,
  headers: OutgoingHttpHeaders | undefined,
  start: Buffer,
) => {
  const outgoing = request(`${client.origin}${holder}/assets`, {
    method: 'POST',
    headers: { ...headers, 'x-service-library': await libraryOf(client, holder), 'transfer-encoding': 'chunked' },
  });
  const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>;
  const more = (): void => {
    while (!outgoing.destroyed && outgoing.write(Buffer.alloc(65_536, 'x')));
  };
  outgoing.on('drain', more).write(start);
  more();
  const [incoming] = await answered;
  const body = JSON.parse((await incoming.toArray()).join('')) as ProblemBody;
  outgoing.on('error', () => {}).destroy();
  return { status: incoming.statusCode, body };
};

onEveryEngine('uploads', (engine) => {
  const service = serviceForSuite(engine, {
    settings: {
      TUREEN_LIMIT_UPLOAD_FILE_BYTES: `${MAX_BYTES}`,
      TUREEN_LIMIT_UPLOAD_REQUEST_BYTES: `${2 * MAX_BYTES}`,
      TUREEN_LIMIT_IMAGE_PIXELS: '1000000',
    },
  });

  test('rejects anything but a form with one file, and stores nothing', async () => {
    const client = await service.newLibrary();
    const path = `${await newHolder(client)}/assets`;
    const picture = await newPicture();
    const file = { field: 'file', content: picture, filename: 'a.jpg' };
    const before = await storedFiles(service);
    const whole = fileForm(picture);
    const type = 'multipart/form-data';
    for (const [status, code, sent] of [
      [415, 'unsupported-media-type', { json: { file: 'x' } }],
      [415, 'unsupported-media-type', {}],
      [415, 'unsupported-media-type', { raw: picture, headers: { 'content-type': 'image/jpeg' } }],
      [415, 'unsupported-media-type', { ...whole, headers: { ...whole.headers, 'content-encoding': 'gzip' } }],
      [400, 'malformed-multipart', { ...whole, headers: { 'content-type': type } }],
      [400, 'malformed-multipart', { ...whole, headers: { 'content-type': `${type}; boundary=another` } }],
      [400, 'malformed-multipart', { ...whole, raw: whole.raw.subarray(0, -30) }],
      [400, 'malformed-multipart', { ...whole, raw: whole.raw.subarray(0, 40) }],
      [400, 'malformed-multipart', { ...whole, raw: Buffer.alloc(0) }],
      [400, 'malformed-multipart', formOf(...Array.from({ length: 30 }, () => ({ field: 'x', content: 'x' })), file)],
      [422, 'validation-failed', formOf()],
      [422, 'validation-failed', formOf({ field: 'name', content: 'Soup' })],
      [422, 'validation-failed', formOf({ ...file, field: 'picture' })],
      [422, 'validation-failed', formOf(file, file)],
      [422, 'validation-failed', formOf(file, { field: 'name', content: '' })],
      [422, 'validation-failed', formOf(file, { field: 'name', content: 'x'.repeat(201) })],
      [422, 'validation-failed', formOf(file, { field: 'name', content: 'two\nlines' })],
    ] as const) {
      const answer = await client.send('POST', path, sent);
      assert.deepEqual([answer.status, answer.body.code], [status, code], answer.text);
      assert.notEqual(answer.headers.connection, 'close');
    }
    assert.deepEqual(await storedFiles(service), before);
  });

  test('rejects a file or request that exceeds its limit', async () => {
    const client = await service.newLibrary();
    const holder = await newHolder(client);
    const before = await storedFiles(service);
    const file = await upload(client, holder, Buffer.alloc(MAX_BYTES + 1, 'x'));
    assert.deepEqual(
      [file.status, file.body.code, file.body.params],
      [
        413,
        'payload-too-large',
        {
          limit: 'upload_file_bytes',
          maximum: MAX_BYTES,
        },
      ],
    );
    const announced = await upload(client, holder, Buffer.alloc(3 * MAX_BYTES, 'x'));
    assert.deepEqual([announced.status, announced.body.params?.['limit']], [413, 'upload_request_bytes']);
    assert.deepEqual(await storedFiles(service), before);
  });

  test('accepts a file of exactly the maximum size', async () => {
    const client = await service.newLibrary();
    const content = Buffer.concat([await newPicture(), Buffer.alloc(MAX_BYTES)]).subarray(0, MAX_BYTES);
    assert.equal((await upload(client, await newHolder(client), content)).status, 201);
  });

  test('rejects a damaged picture or PDF (422 file-unreadable)', async () => {
    const client = await service.newLibrary();
    const holder = await newHolder(client);
    const before = await storedFiles(service);
    for (const content of [(await newPicture()).subarray(0, -500), minimalPdf().subarray(0, -8)]) {
      const { status, body } = await upload(client, holder, content);
      assert.deepEqual([status, body.code], [422, 'file-unreadable']);
    }
    assert.deepEqual(await storedFiles(service), before);
  });

  for (const [what, limit, part] of [
    ['a file', 'upload_file_bytes', { field: 'file', filename: 'endless.jpg' }],
    ['a request', 'upload_request_bytes', { field: 'other' }],
  ] as const) {
    test(`rejects ${what} that never ends while it is being sent`, async () => {
      const client = await service.newLibrary();
      const holder = await newHolder(client);
      const { raw, headers } = formOf({ ...part, content: '' });
      const { status, body } = await sendEndlessly(client, holder, headers, raw.subarray(0, raw.lastIndexOf('\r\n--')));
      assert.deepEqual([status, body.params?.['limit']], [413, limit]);
      assert.deepEqual((await storedFiles(service)).incoming, []);
    });
  }

  test('leaves nothing behind after an aborted upload', async () => {
    const client = await service.newLibrary();
    const holder = await newHolder(client);
    const library = await libraryOf(client, holder);
    const { raw, headers } = fileForm(Buffer.alloc(100_000, 'x'));
    const sending = Array.from({ length: 5 }, () => {
      const outgoing = request(`${client.origin}${holder}/assets`, {
        method: 'POST',
        headers: { ...headers, 'x-service-library': library, 'content-length': raw.length },
      });
      outgoing.on('error', () => {});
      outgoing.write(raw.subarray(0, 50_000));
      return outgoing;
    });
    await eventually(async () => (await storedFiles(service)).incoming.length === 5, 'five incoming files');
    for (const outgoing of sending) outgoing.destroy();
    await eventually(async () => (await storedFiles(service)).incoming.length === 0, 'an empty incoming folder');
    assert.equal((await client.get(holder)).status, 200);
  });

  test('determines the type from the content, whatever the name and declared type', async () => {
    const client = await service.newLibrary();
    const holder = await newHolder(client);
    for (const type of ['jpeg', 'png', 'webp', 'avif', 'gif'] as const) {
      const content = await newPicture(type, { width: 64, height: 40 });
      const form = formOf({ field: 'file', content, filename: '../../etc/Grandmother’s.exe', type: 'text/html' });
      const { status, body, headers, text } = await client.send<AssetBody>('POST', `${holder}/assets`, form);
      assert.equal(status, 201, text);
      const { created_at: _at, ...rest } = body;
      assert.deepEqual(rest, {
        id: assetIdOf(content),
        media_type: `image/${type}`,
        bytes: content.length,
        width: 64,
        height: 40,
        name: 'Grandmother’s.exe',
      });
      assert.deepEqual([headers.location, headers.etag], [`${holder}/assets/${body.id}`, `"${body.id.slice(7)}"`]);
      const read = await client.get(String(headers.location));
      assert.deepEqual([read.status, read.headers['content-type']], [200, `image/${type}`]);
      assert.ok(read.bytes.equals(content));
    }
  });

  test('sends an original unchanged, a picture inline and a PDF as an attachment', async () => {
    const client = await service.newLibrary();
    const holder = await newHolder(client);
    const [picture, pdf] = [await newPicture('png'), minimalPdf()];
    await upload(client, holder, picture, 'Soup à la crème.html');
    const { body } = await upload(client, holder, pdf, 'notes');
    assert.deepEqual([body.media_type, body.width, body.height], ['application/pdf', undefined, undefined]);
    const shown = await client.get(`${holder}/assets/${assetIdOf(picture)}`);
    const { 'content-disposition': disposition, 'content-length': length, etag, ...headers } = shown.headers;
    assert.equal(
      disposition,
      `inline; filename="Soup _ la cr_me.png"; filename*=UTF-8''Soup%20%C3%A0%20la%20cr%C3%A8me.png`,
    );
    assert.deepEqual([length, etag], [`${picture.length}`, `"${assetIdOf(picture).slice(7)}"`]);
    assert.deepEqual([headers['x-content-type-options'], headers['cache-control']], ['nosniff', 'private, no-cache']);
    const saved = await client.get(`${holder}/assets/${body.id}`);
    assert.equal(saved.headers['content-disposition'], `attachment; filename="notes.pdf"; filename*=UTF-8''notes.pdf`);
    assert.ok(saved.bytes.equals(pdf));

    const held = { 'if-none-match': String(etag) };
    const again = await client.get(`${holder}/assets/${assetIdOf(picture)}`, held);
    assert.deepEqual([again.status, again.bytes.length], [304, 0]);
    const head = await client.send('HEAD', `${holder}/assets/${assetIdOf(picture)}`);
    assert.deepEqual([head.status, head.headers['content-length'], head.bytes.length], [200, `${picture.length}`, 0]);
  });

  test('stores the same content once, however often and wherever it is uploaded', async () => {
    const client = await service.newLibrary();
    const other = await service.newLibrary();
    const content = await newPicture();
    const before = (await storedFiles(service)).stored.length;
    const [one, two] = [await newHolder(client), await newHolder(client)];
    const first = await upload(client, one, content, 'first.jpg');
    const second = await upload(client, one, content, 'second.jpg');
    assert.deepEqual([first.status, second.status], [201, 200]);
    assert.deepEqual(second.body, first.body);
    assert.equal(second.headers.location, first.headers.location);
    assert.equal((await upload(client, two, content, 'third.jpg')).body.name, 'third.jpg');
    assert.equal((await upload(other, await newHolder(other), content)).status, 201);
    assert.deepEqual(
      [(await storedFiles(service)).stored.length, (await storedFiles(service)).incoming],
      [before + 1, []],
    );
  });

  test('accepts concurrent uploads of the same content and stores one file', async () => {
    const client = await service.newLibrary();
    const holders = await Promise.all(Array.from({ length: 4 }, () => newHolder(client)));
    const content = await newPicture();
    const before = (await storedFiles(service)).stored.length;
    const answers = await Promise.all(
      [...holders, ...holders, ...holders].map((holder) => upload(client, holder, content)),
    );
    assert.deepEqual(
      [200, 201].map((status) => answers.filter((answer) => answer.status === status).length),
      [8, 4],
    );
    assert.equal((await storedFiles(service)).stored.length, before + 1);
  });

  test('replays the response for a retry with the same Idempotency-Key, and rejects the key with another file', async () => {
    const client = await service.newLibrary();
    const holder = await newHolder(client);
    const [content, another] = [await newPicture(), await newPicture()];
    const key = { 'idempotency-key': 'once' };
    const first = await upload(client, holder, content, 'soup.jpg', key);
    const again = await upload(client, holder, content, 'soup.jpg', key);
    assert.deepEqual([first.status, again.status, again.headers['idempotent-replayed']], [201, 201, 'true']);
    assert.deepEqual([again.body, again.headers.etag], [first.body, first.headers.etag]);
    const conflict = await upload(client, holder, another, 'soup.jpg', key);
    assert.deepEqual([conflict.status, conflict.body.code], [409, 'idempotency-conflict']);
    assert.equal((await client.get(`${holder}/assets/${assetIdOf(another)}`)).status, 404);
    await client.delete(`${holder}/assets/${first.body.id}`);
    const gone = await upload(client, holder, content, 'soup.jpg', key);
    assert.deepEqual([gone.status, gone.body.code], [404, 'created-resource-missing']);
  });

  test('uses the file name set in the form', async () => {
    const client = await service.newLibrary();
    const file = { field: 'file', content: await newPicture(), filename: 'IMG_0001.JPG' };
    const form = formOf(file, { field: 'name', content: ' Soup ' }, { field: 'unknown', content: 'x' });
    const { body } = await client.send<AssetBody>('POST', `${await newHolder(client)}/assets`, form);
    assert.equal(body.name, 'Soup');
  });
});
