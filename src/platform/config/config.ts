import { readFileSync } from 'node:fs';

import { isLoopbackHost } from './loopback-host.ts';
import type { LimitSettings, Limits } from './limits.ts';
import type { Setting } from './setting-types.ts';
import { settings } from './settings.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

type Settings = typeof settings;
type ValueOf<S> = S extends { read(text: string): infer T; defaultValue: infer F }
  ? Exclude<T, undefined> | Widen<F>
  : never;
type Widen<F> = F extends undefined ? undefined : never;

export type Config = { readonly [Name in keyof Settings]: ValueOf<Settings[Name]> } & { readonly limits: Limits };

/** Contains all mistakes at once, so that one start shows everything there is to fix. */
export class ConfigError extends Error {
  readonly issues: readonly string[];

  constructor(issues: readonly string[]) {
    super(`The configuration cannot be used:\n${issues.map((issue) => `  - ${issue}`).join('\n')}`);
    this.name = 'ConfigError';
    this.issues = issues;
  }
}

type FileValues = Readonly<Record<string, unknown>>;

const readFile = (path: string, issues: string[]): FileValues => {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    issues.push(`${path} cannot be read: ${String(error)}`);
    return {};
  }
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
    issues.push(`${path} must hold one JSON object.`);
  } catch (error) {
    issues.push(`${path} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  return {};
};

const isTextList = (given: unknown): given is readonly string[] =>
  Array.isArray(given) && given.length > 0 && given.every((item) => typeof item === 'string');

/** The file may contain a number, a boolean, an array of strings or, for a JSON setting, JSON instead of a string. */
const textOf = (given: unknown): string => {
  if (typeof given === 'string') return given;
  return isTextList(given) ? given.join(',') : JSON.stringify(given);
};

/** Every setting, including the limits. */
export const listSettings = (limits: LimitSettings): readonly Setting<unknown>[] => [
  ...Object.values(settings),
  ...Object.values(limits),
];

const unknownKeys = (file: FileValues, path: string, limits: LimitSettings): readonly string[] => {
  const known = new Set(listSettings(limits).map(({ key }) => key));
  return Object.keys(file)
    .filter((key) => !known.has(key))
    .map((key) => `${path}: "${key}" is not a setting. Allowed: ${[...known].sort().join(', ')}.`);
};

/**
 * Loads the configuration from the environment first and tureen.config.json second. An empty variable counts as unset,
 * since compose files leave them empty.
 */
export const loadConfig = (limits: LimitSettings, environment: Environment, path = 'tureen.config.json'): Config => {
  const issues: string[] = [];
  const file = readFile(path, issues);
  issues.push(...unknownKeys(file, path, limits));

  const value = <T>(setting: Setting<T>): T => {
    const fromEnvironment = environment[setting.env];
    const [source, given] =
      fromEnvironment === undefined || fromEnvironment === ''
        ? [`${path}: "${setting.key}"`, file[setting.key]]
        : [setting.env, fromEnvironment];
    if (given === undefined || given === null || (Array.isArray(given) && given.length === 0))
      return setting.defaultValue;
    const read = setting.read(textOf(given));
    if (read !== undefined) return read;
    const shown = setting.secret ? 'not usable (its value is not shown)' : JSON.stringify(given);
    issues.push(`${source} is ${shown}. Allowed: ${setting.allowed}.`);
    return setting.defaultValue;
  };

  const every = (table: Readonly<Record<string, Setting<unknown>>>): object =>
    Object.fromEntries(Object.entries(table).map(([name, setting]) => [name, value(setting)]));

  const config = { ...every(settings), limits: every(limits) } as Config;
  issues.push(...contradictions(config));
  if (issues.length > 0) throw new ConfigError(issues);
  return config;
};

const findLocalModeIssues = ({ host, trustNetwork }: Config): readonly string[] =>
  !trustNetwork && !isLoopbackHost(host)
    ? [
        `TUREEN_HOST is "${host}", but local mode has no sign-in and listens on this machine only. ` +
          'Allowed: 127.0.0.1, ::1 or localhost; or set TUREEN_TRUST_NETWORK=1 if everyone on that network may own everything.',
      ]
    : [];

/**
 * Passwords and sessions must not cross a network in clear text, unless the operator declares the network as trusted.
 */
const findAccountModeIssues = ({ host, baseUrl, trustNetwork }: Config): readonly string[] => {
  if (baseUrl === undefined) {
    return isLoopbackHost(host)
      ? []
      : [`TUREEN_HOST is "${host}": with accounts, set TUREEN_BASE_URL to the https address at which people reach it.`];
  }
  const { protocol, hostname } = new URL(baseUrl);
  return protocol === 'https:' || isLoopbackHost(hostname) || trustNetwork
    ? []
    : [
        `TUREEN_BASE_URL is "${baseUrl}": with accounts, passwords would travel in clear text. ` +
          'Allowed: an https address; or set TUREEN_TRUST_NETWORK=1 if you trust everyone on that network.',
      ];
};

const contradictions = (config: Config): readonly string[] => {
  switch (config.auth) {
    case 'local':
      return findLocalModeIssues(config);
    case 'accounts':
      return findAccountModeIssues(config);
    default:
      return config.auth satisfies never;
  }
};

/** Variables that look like settings but are not, most likely misspelled. Variables for the tests are ignored. */
export const findUnknownVariables = (limits: LimitSettings, environment: Environment): readonly string[] => {
  const known = new Set(listSettings(limits).map(({ env }) => env));
  return Object.keys(environment).filter((name) => /^TUREEN_(?!TEST_)/.test(name) && !known.has(name));
};
