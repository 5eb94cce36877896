import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { DatabaseError } from 'pg';

import { DatabaseUnavailable } from '../errors.ts';
import { mapPostgresError } from './postgres-errors.ts';

const serverError = (code: string): DatabaseError =>
  Object.assign(new DatabaseError(`error ${code}`, 0, 'error'), { code });

suite('PostgreSQL errors', () => {
  const kinds: Readonly<Record<string, readonly string[]>> = {
    DatabaseReadOnly: ['25006'],
    LockTimeout: ['55P03'],
    DeadlockError: ['40P01', '40001'],
    ConnectionLost: ['08006', '08007', '08P01', '25P03', '25P04', '57P01', '57P02', '57P05'],
    DatabaseUnavailable: ['25P02', '28P01', '3D000', '53100', '53200', '53300', '57014', '57P03', '58000', '58030'],
  };

  for (const [name, codes] of Object.entries(kinds)) {
    test(`maps ${codes.join(', ')} to ${name} and keeps the code for the log`, () => {
      for (const code of codes) {
        const translated = mapPostgresError(serverError(code));
        assert.ok(translated instanceof DatabaseUnavailable, code);
        assert.deepEqual([translated.name, translated.code], [name, code]);
      }
    });
  }

  test('leaves statement errors unchanged, since they are bugs in the program', () => {
    for (const code of ['42601', '42P01', '22P02', 'XX000']) {
      const error = serverError(code);
      assert.equal(mapPostgresError(error), error);
    }
  });
});
