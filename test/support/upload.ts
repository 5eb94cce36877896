import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

import type { ProblemBody } from '../../src/platform/problem/problem-body.ts';
import type { TestClient, TestRequest } from './client.ts';
import type { TestResponse } from './test-response.ts';
import type { TestService } from './test-service.ts';

/** The parts of an uploaded file that tests read. */
export interface AssetBody {
  readonly id: string;
  readonly media_type: string;
  readonly bytes: number;
  readonly width?: number;
  readonly height?: number;
  readonly name: string;
  readonly created_at: string;
}

/** One part of a form; a file if it has a file name. */
export interface FormPart {
  readonly field: string;
  readonly content: string | Buffer;
  readonly filename?: string;
  readonly type?: string;
}

/** In the form the test client accepts. */
interface Form extends TestRequest {
  readonly raw: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

const BOUNDARY = 'what-stands-between';

/** A form as browsers send it. */
export const formOf = (...parts: readonly FormPart[]): Form => {
  const pieces = parts.flatMap(({ field, content, filename, type }) => [
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"`,
    filename === undefined ? '' : `; filename="${filename}"`,
    type === undefined ? '' : `\r\ncontent-type: ${type}`,
    '\r\n\r\n',
    content,
    '\r\n',
  ]);
  return {
    raw: Buffer.concat([...pieces, `--${BOUNDARY}--\r\n`].map((piece) => Buffer.from(piece))),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
};

export const fileForm = (content: string | Buffer, filename = 'soup.jpg', type = 'image/jpeg') =>
  formOf({ field: 'file', content, filename, type });

/** Uploads a file to `/recipes/{id}` or `/books/{id}`. */
export const upload = <T = AssetBody & ProblemBody>(
  client: TestClient,
  holder: string,
  content: string | Buffer,
  filename?: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<TestResponse<T>> => {
  const form = fileForm(content, filename);
  return client.send<T>('POST', `${holder}/assets`, { ...form, headers: { ...form.headers, ...headers } });
};

export const assetIdOf = (content: Buffer): string => `sha256:${createHash('sha256').update(content).digest('hex')}`;

/** Every file in a service's store or in a folder: both incoming and stored ones. */
export const storedFiles = async (
  where: TestService | string,
): Promise<{ readonly incoming: readonly string[]; readonly stored: readonly string[] }> => {
  const folder = typeof where === 'string' ? where : path.join(where.settings['TUREEN_DATA'] ?? '', 'assets');
  const filesIn = async (name: string): Promise<readonly string[]> => {
    const entries = await readdir(path.join(folder, name), { recursive: true, withFileTypes: true }).catch(() => []);
    return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  };
  return { incoming: await filesIn('incoming'), stored: await filesIn('stored') };
};
