import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { suite, test } from 'node:test';

import { checkAppFile } from './check-app-file.ts';

const respond = (body: string, type: string, status = 200): Response =>
  new Response(body, { status, headers: { 'content-type': type } });

const page = readFileSync(path.join(import.meta.dirname, '../index.html'), 'utf8');
const signIn = '<!doctype html><title>Sign in</title>';
const html = 'text/html; charset=utf-8';

suite('files of the app', () => {
  test('are its page and its assets', async () => {
    await checkAppFile('/', respond(page, html));
    await checkAppFile('/assets/index-B1b2.js', respond('', 'text/javascript; charset=utf-8'));
    await checkAppFile('/assets/index-B1b2.css', respond('', 'text/css; charset=utf-8'));
    await checkAppFile('/assets/vollkorn.woff2', respond('', 'font/woff2'));
    await checkAppFile('/icon.svg', respond('', 'image/svg+xml'));
    await checkAppFile('/icon-180.png', respond('', 'image/png'));
    await checkAppFile('/manifest.webmanifest', respond('', 'application/manifest+json'));
  });

  test('leave the body of the response to be read', async () => {
    const response = respond(page, html);
    await checkAppFile('/', response);
    assert.equal(await response.text(), page);
  });

  test('are not errors or redirects', async () => {
    await assert.rejects(checkAppFile('/', respond(page, html, 502)));
    await assert.rejects(checkAppFile('/', respond(page, html, 404)));
    const redirected = Object.defineProperty(respond(page, html), 'redirected', { value: true });
    await assert.rejects(checkAppFile('/', redirected));
  });

  test('are not the pages of a proxy', async () => {
    await assert.rejects(checkAppFile('/', respond(signIn, html)));
    await assert.rejects(checkAppFile('/assets/index-B1b2.js', respond(signIn, html)));
    await assert.rejects(checkAppFile('/', respond('{}', 'application/json')));
  });
});
