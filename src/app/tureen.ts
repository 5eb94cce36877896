import { readFileSync } from 'node:fs';

import * as platform from '../platform/config/config.ts';
import type { Config, Environment } from '../platform/config/config.ts';
import { composeModules } from './compose-modules.ts';
import { modules } from './modules.ts';

/** The whole product. */
export const tureen = composeModules(modules);

export const version: string = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
).version;

/** Loads the settings of the product from the environment and the configuration file. */
export const loadConfig = (environment: Environment, path?: string): Config =>
  platform.loadConfig(tureen.limits, environment, path);

/** Variables that look like settings of the product but are not. */
export const findUnknownVariables = (environment: Environment): readonly string[] =>
  platform.findUnknownVariables(tureen.limits, environment);
