// The programs in docs/webhooks.md, run as written.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const page = readFileSync(path.join(import.meta.dirname, '../../docs/webhooks.md'), 'utf8');

type Command = readonly [program: string, ...args: readonly string[]];

interface Sample {
  /** The heading above it. */
  readonly language: string;
  /** The programs it needs. */
  readonly needs: readonly string[];
  readonly file: string;
  readonly build?: Command;
  readonly run: Command;
}

export const samples: readonly Sample[] = [
  { language: 'JavaScript', needs: [], file: 'verify.mjs', run: [process.execPath, 'verify.mjs'] },
  { language: 'Python', needs: ['python3'], file: 'verify.py', run: ['python3', 'verify.py'] },
  { language: 'Go', needs: ['go'], file: 'verify.go', build: ['go', 'build', 'verify.go'], run: ['./verify'] },
  {
    language: 'Java',
    needs: ['javac', 'java'],
    file: 'Verify.java',
    build: ['javac', 'Verify.java'],
    run: ['java', '-XX:TieredStopAtLevel=1', 'Verify'],
  },
  { language: 'PHP', needs: ['php'], file: 'verify.php', run: ['php', 'verify.php'] },
  { language: 'Ruby', needs: ['ruby'], file: 'verify.rb', run: ['ruby', 'verify.rb'] },
  { language: 'Shell', needs: ['sh', 'openssl'], file: 'verify.sh', run: ['sh', 'verify.sh'] },
];

/** The headings under which there are programs. */
export const headings: readonly string[] = [...page.matchAll(/^#### (.+)$/gm)].map(([, heading = '']) => heading);

/** The first code block under a heading. */
const codeOf = (language: string): string => {
  const [, section = ''] = page.split(`\n#### ${language}\n`);
  return /^```\w+\n(.*?)^```$/ms.exec(section)?.[1] ?? assert.fail(`no program for ${language}`);
};

const isOnPath = (program: string): boolean =>
  (process.env['PATH'] ?? '').split(path.delimiter).some((folder) => {
    try {
      accessSync(path.join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

/** Why a sample cannot be run here; false if it can. */
export const whySkip = ({ needs }: Sample): string | false => {
  const missing = needs.find((program) => !isOnPath(program));
  return missing === undefined ? false : `${missing} is not installed`;
};

export interface Delivery {
  readonly header: string;
  readonly secret: string;
  readonly body: string;
}

/** Returns the exit code and the error output. */
const run = async (cwd: string, [program, ...args]: Command, input = ''): Promise<readonly [unknown, string]> => {
  const child = spawn(program, args, { cwd, stdio: ['pipe', 'ignore', 'pipe'] });
  const errors = child.stderr.setEncoding('utf8').toArray();
  // A program that rejects the header exits without reading the body.
  child.stdin.on('error', () => undefined).end(input);
  const [code]: unknown[] = await once(child, 'close');
  return [code, (await errors).join('')];
};

interface Program extends AsyncDisposable {
  /** Whether it considers a delivery genuine. Any exit code other than 0 and 1 is a bug in the program. */
  verify(delivery: Delivery): Promise<boolean>;
}

/** Writes a sample to a folder and prepares it to run. */
export const build = async ({ language, file, build: command, run: [runtime, ...args] }: Sample): Promise<Program> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'webhook-sample-'));
  await writeFile(path.join(folder, file), codeOf(language));
  if (command !== undefined) assert.deepEqual(await run(folder, command), [0, '']);
  return {
    verify: async ({ header, secret, body }) => {
      const [code, errors] = await run(folder, [runtime, ...args, header, secret], body);
      assert.ok(code === 0 || code === 1, `${language} ended with ${String(code)}: ${errors}`);
      // A crash also exits with 1, and would look like a rejection.
      assert.equal(errors, '', language);
      return code === 0;
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  };
};
