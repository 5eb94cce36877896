import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

/** Offline tests expect failed requests, which browsers report as errors. */
const EXPECTED = /ERR_INTERNET_DISCONNECTED|Failed to load resource: the server responded with a status of 4\d\d/;

/**
 * Watches a page for what must never happen in any test: a script error, a policy violation, a request to another host,
 * a 500 response. Returns a function to call at the end.
 */
export const watchPage = (page: Page, origin: string): (() => void) => {
  const violations: string[] = [];
  page.on('pageerror', (error) => violations.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) violations.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !/^(?:blob|data):/.test(url)) violations.push(`another host: ${url}`);
  });
  page.on('response', (response) => {
    if (response.status() === 500) violations.push(`500: ${response.request().method()} ${response.url()}`);
  });
  return () => assert.deepEqual(violations, [], 'the page broke a rule that applies to all tests');
};
