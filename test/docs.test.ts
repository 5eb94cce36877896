import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { suite, test } from 'node:test';

import { tureen } from '../src/app/tureen.ts';
import { listSettings } from '../src/platform/config/config.ts';
import { rowOf } from './support/markdown-tables.ts';

const root = path.join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const pages = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...globSync('docs/**/*.md', { cwd: root })];
const operations = read('docs/operations.md');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> };

/** A default value as the documentation writes it. */
const shown = (defaultValue: unknown): string => {
  switch (typeof defaultValue) {
    case 'undefined':
      return 'not set';
    case 'boolean':
      return `\`${Number(defaultValue)}\``;
    case 'string':
    case 'number':
      return `\`${defaultValue}\``;
    default:
      return Array.isArray(defaultValue) && defaultValue.length === 0
        ? 'none'
        : assert.fail('unknown notation for this default');
  }
};

/** Code blocks with their language. */
const blocksOf = (page: string): readonly { language: string; code: string }[] =>
  [...page.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(([, language = '', code = '']) => ({ language, code }));

const withoutBlocks = (page: string): string => page.replaceAll(/^```.*?^```$/gms, '');

/** Anchors as common Markdown viewers derive them from headings. */
const anchorsOf = (page: string): readonly string[] =>
  [...withoutBlocks(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** The npm scripts a text mentions; commands such as `npm ci` are built into npm. */
const scriptsNamedIn = (text: string): readonly string[] =>
  [...text.matchAll(/\bnpm (?:run (?:--\S+ )*([\w:-]+)|(start|test)\b)/g)].map(([, run, short]) => run ?? short ?? '');

suite('documentation', () => {
  const every = listSettings(tureen.limits);

  for (const { env, key, defaultValue } of every) {
    test(`docs/operations.md lists ${env} with its key and default`, () => {
      const [, keyCell, defaultCell] = rowOf(operations, `\`${env}\``) ?? assert.fail(`no row for ${env}`);
      assert.deepEqual([keyCell, defaultCell], [`\`${key}\``, shown(defaultValue)]);
    });
  }

  test('docs/operations.md lists no variable that is not a setting', () => {
    const known = new Set(every.map(({ env }) => env));
    const named = operations.match(/\bTUREEN_\w+/g) ?? [];
    assert.deepEqual(
      named.filter((name) => !known.has(name)),
      [],
    );
  });

  test('docs/architecture.md has the domain table that dependency-cruiser enforces', async () => {
    const file = path.join(root, '.dependency-cruiser.mjs');
    const { default: rules } = (await import(file)) as {
      default: { forbidden: readonly { name: string; comment: string }[] };
    };
    const domains = rules.forbidden.filter(({ name }) => name.startsWith('domain-'));
    assert.ok(domains.length > 0);
    const page = read('docs/architecture.md');
    for (const { name, comment } of domains) {
      const domain = name.replace('domain-', '');
      assert.equal(`${domain} may import ${rowOf(page, domain)?.[1]}.`, comment);
    }
  });

  for (const page of pages) {
    test(`${page}: every relative link leads to an existing file and heading`, () => {
      const links = [...withoutBlocks(read(page)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
      for (const link of links.filter((target) => !/^\w+:/.test(target))) {
        const [file = '', anchor] = link.split('#');
        const target = file === '' ? page : path.join(path.dirname(page), file);
        assert.ok(existsSync(path.join(root, target)), link);
        if (anchor !== undefined) assert.ok(anchorsOf(read(target)).includes(anchor), link);
      }
    });

    test(`${page}: every npm script it mentions exists`, () => {
      for (const name of scriptsNamedIn(read(page))) assert.ok(name in scripts, `npm run ${name}`);
    });
  }

  test('README.md uses npm only to call existing scripts', () => {
    const commands = blocksOf(read('README.md'))
      .filter(({ language }) => language === 'bash')
      .flatMap(({ code }) => code.split('\n'))
      .filter((line) => /\bnpm\b/.test(line));
    assert.ok(commands.length > 0);
    for (const command of commands) {
      const [name] = scriptsNamedIn(command);
      assert.ok(name !== undefined && name in scripts, command);
    }
  });
});
