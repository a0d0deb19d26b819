import { describe, expect, it } from 'vitest';
import { DatabaseLost } from './DatabaseLost.ts';
import { outageOf } from './outage.ts';

const coded = (code: string, more: object = {}) => Object.assign(new Error('x'), { code, ...more });

describe('an outage', () => {
  it.each([
    ['too many connections', coded('53300'), 'lost'],
    ['the disk of the database is full', coded('53100'), 'full'],
    ['the database has no memory', coded('53200'), 'full'],
    ['a limit of its configuration', coded('53400'), 'full'],
    ['it is starting', coded('57P03'), 'lost'],
    ['it was shut down', coded('57P01'), 'lost'],
    ['a broken connection', coded('08006'), 'lost'],
    ['our disk is full', coded('ENOSPC'), 'full'],
    ['our quota is used up', coded('EDQUOT'), 'full'],
    ['no file may be opened any more', coded('EMFILE'), 'full'],
    ['a socket that is gone', coded('ENOENT', { syscall: 'connect' }), 'lost'],
    ['nobody listens', coded('ECONNREFUSED'), 'lost'],
    ['no connection came free', new Error('timeout exceeded when trying to connect'), 'lost'],
    ['a connection that ended', new Error('Connection terminated unexpectedly'), 'lost'],
    [
      'an object store that fails',
      Object.assign(new Error('x'), { $metadata: { httpStatusCode: 503 } }),
      'lost',
    ],
    ['a copy of an error', { ...coded('57P01'), message: 'x' }, 'lost'],
    ['the database is lost', new DatabaseLost(coded('53100')), 'lost'],
    ['a wrong password', coded('28P01'), 'refused'],
    ['a user that is not admitted', coded('28000'), 'refused'],
    ['no password where one is asked for', new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: x'), 'refused'],
    ['a wrong password of a pool', new DatabaseLost(coded('28P01')), 'refused'],
  ])('%s', (_what, error, kind) => {
    expect(outageOf(error)).toBe(kind);
    expect(outageOf(new Error('wrapped', { cause: new Error('again', { cause: error }) }))).toBe(kind);
  });

  it.each([
    ['a unique key', coded('23505')],
    ['a statement that took too long', coded('57014')],
    ['a limit of what PostgreSQL can hold', coded('54000')],
    ['a missing file', coded('ENOENT', { syscall: 'open' })],
    ['an object store that refuses', Object.assign(new Error('x'), { $metadata: { httpStatusCode: 403 } })],
    ['a mistake of ours', new TypeError('x is not a function')],
    ['no error', undefined],
  ])('is not: %s', (_what, error) => {
    expect(outageOf(error)).toBeNull();
  });
});
