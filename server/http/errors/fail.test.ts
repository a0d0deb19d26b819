import { ORPCError } from '@orpc/server';
import { describe, expect, it } from 'vitest';
import { errorBody, translate } from './fail.ts';

const refused = (issues: unknown[]) =>
  errorBody(translate(new ORPCError('BAD_REQUEST', { data: { issues } })).error, 'r-1', 'en').fields ?? {};

describe('a refused request', () => {
  it('names its fields', () => {
    const issues = [
      { code: 'unrecognized_keys', keys: ['admin'], path: ['body'], message: '' },
      { path: ['body', 'role'], message: 'Too short' },
    ];
    expect(refused(issues)).toEqual({ admin: 'This field is not known here', role: 'Too short' });
  });

  it('with thousands of wrong fields gets a short answer', () => {
    const keys = Array.from({ length: 90_000 }, (_, at) => `key${at}`);
    const many = keys.map((key) => ({ path: ['body', key], message: 'Wrong' }));
    const unknown = { code: 'unrecognized_keys', keys, path: ['body'], message: '' };
    expect(Object.keys(refused([unknown])).length).toBeLessThanOrEqual(50);
    expect(Object.keys(refused(many)).length).toBeLessThanOrEqual(50);
    const long = { code: 'unrecognized_keys', keys: ['x'.repeat(900_000)], path: ['body'], message: '' };
    expect(JSON.stringify(refused([long])).length).toBeLessThan(300);
  });
});
