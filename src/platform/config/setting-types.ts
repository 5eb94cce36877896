import { isIP } from 'node:net';

import { isAppRedirectUri } from './app-redirect-uri.ts';
import { parseProviders } from './provider-settings.ts';
import type { ProviderSettings } from './provider-settings.ts';

/** The type of a setting: which values are allowed, and how they are parsed. */
export interface SettingType<T> {
  /** Completes the sentence "Allowed: …". */
  readonly allowed: string;
  /** The parsed value, or undefined if it is not allowed. */
  read(text: string): T | undefined;
}

export interface Setting<T> extends SettingType<T> {
  /** Never displayed, not even in an error. */
  readonly secret?: true;
  readonly env: string;
  /** The property in tureen.config.json. */
  readonly key: string;
  readonly defaultValue: T;
  readonly description: string;
}

export const text: SettingType<string> = {
  allowed: 'text that is not empty',
  read: (value) => (value === '' ? undefined : value),
};

/** `s3://` and other URLs are reserved for future kinds of stores, and rejected for now. */
export const folder: SettingType<string> = {
  allowed: 'the path of a folder; URLs such as s3://… are reserved for a later version',
  read: (value) => (value === '' || /^[a-z][a-z0-9+.-]+:\/\//i.test(value) ? undefined : value),
};

export const integer = (min: number, max: number): SettingType<number> => ({
  allowed: `a whole number from ${min} to ${max}`,
  read: (value) => {
    const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    return number >= min && number <= max ? number : undefined;
  },
});

export const oneOf = <T extends string>(...values: readonly T[]): SettingType<T> => ({
  allowed: values.map((value) => `"${value}"`).join(' or '),
  read: (value) => values.find((one) => one === value),
});

export const flag: SettingType<boolean> = {
  allowed: '1 or 0 (also true, false)',
  read: (value) => ({ '1': true, true: true, '0': false, false: false })[value],
};

export const originUrl: SettingType<string> = {
  allowed: 'an http or https URL without a path, such as https://recipes.example.org',
  read: (value) => {
    const url = URL.canParse(value) ? new URL(value) : undefined;
    return url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` ? url.origin : undefined;
  },
};

export const postgresUrl: SettingType<string> = {
  allowed: 'a URL such as postgres://user:password@host:5432/database',
  read: (value) => (/^postgres(ql)?:\/\/./.test(value) && URL.canParse(value) ? value : undefined),
};

export const hostNames: SettingType<readonly string[]> = {
  allowed: 'host names separated by commas, such as nas.local,recipes.lan',
  read: (value) => {
    const names = value.split(',').map((name) => name.trim().toLowerCase());
    return names.every((name) => /^[a-z0-9.-]+(:\d+)?$/.test(name)) ? names : undefined;
  },
};

export const ipRangesOrLoopback: SettingType<readonly string[]> = {
  allowed: 'addresses or ranges separated by commas, such as 10.0.0.0/8,::1; or the word loopback',
  read: (value) => {
    const ranges = value.split(',').map((range) => range.trim().toLowerCase());
    return ranges.every((range) => range === 'loopback' || isAddressRange(range)) ? ranges : undefined;
  },
};

/** The same without the word `loopback`: what may be reached is listed explicitly. */
export const ipRanges: SettingType<readonly string[]> = {
  allowed: 'addresses or ranges separated by commas, such as 127.0.0.0/8,::1',
  read: (value) => {
    const ranges = value.split(',').map((range) => range.trim().toLowerCase());
    return ranges.every(isAddressRange) ? ranges : undefined;
  },
};

const isAddressRange = (range: string): boolean => {
  const [address = '', bits, ...more] = range.split('/');
  const longest = { 4: 32, 6: 128 }[isIP(address)];
  if (longest === undefined || more.length > 0 || address.includes('%')) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
};

export const providerList: SettingType<readonly ProviderSettings[]> = {
  allowed:
    'a JSON array of objects with id (unique; lowercase letters, digits and hyphens), name, issuer (an https URL, or http on this machine), client_id, and optionally client_secret, scopes (an array), sign_up (true or false)',
  read: parseProviders,
};

export const appRedirectUris: SettingType<readonly string[]> = {
  allowed:
    'https URLs, or URLs with a scheme that contains a period such as app.example:/callback, separated by commas',
  read: (value) => {
    const addresses = value.split(',').map((address) => address.trim());
    return addresses.every(isAppRedirectUri) ? addresses : undefined;
  },
};
