import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';

import type { ProblemBody } from '../../src/platform/problem/problem-body.ts';
import { APP_ADDRESS } from './provider-login.ts';
import type { TestResponse } from './test-response.ts';
import type { TestService } from './test-service.ts';

export const NATIVE_TOKEN = '/api/v1/auth/native-token';

/** The session that an app receives in exchange for its code. */
export interface NativeSession {
  readonly access_token: string;
  readonly expires_at: string;
}

/** An app that signs in: its secrets and what it sends. */
export class TestApp {
  readonly verifier = randomBytes(32).toString('base64url');
  readonly challenge = {
    code_challenge: createHash('sha256').update(this.verifier).digest('base64url'),
    code_challenge_method: 'S256',
  };

  /** The URL at which it opens the browser. */
  loginPath(more: Readonly<Record<string, string>> = {}, provider = 'kitchen'): string {
    const query = { ...this.challenge, redirect_uri: APP_ADDRESS, state: 'of the app', ...more };
    return `/api/v1/auth/${provider}/native-login?${new URLSearchParams(query).toString()}`;
  }

  /** Exchanges a code for a session. */
  redeem<T = ProblemBody>({ client }: TestService, code: string): Promise<TestResponse<T>> {
    return client.post<T>(NATIVE_TOKEN, { code, code_verifier: this.verifier });
  }
}

/** The code in the redirect URL of an app. */
export const codeIn = (url: URL): string =>
  url.searchParams.get('code') ?? assert.fail(`no code in the URL ${url.href}`);
