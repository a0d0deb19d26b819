import { HttpError } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { problemOf } from './problem.ts';

describe('a problem', () => {
  it('reads the error of the data provider with its body', () => {
    const error = new HttpError('Taken', 422, {
      error: 'rule_role_name_taken',
      message: 'Taken',
      requestId: 'r-9',
      fields: { 'body.role': 'Taken' },
    });
    expect(problemOf(error)).toMatchObject({
      status: 422,
      code: 'rule_role_name_taken',
      requestId: 'r-9',
      fields: { role: 'Taken' },
    });
  });
  it('reads the error of a verb, and one without an answer', () => {
    const verb = Object.assign(new Error('Slow down'), {
      status: 429,
      code: 'too_many',
      requestId: null,
      fields: {},
    });
    expect(problemOf(verb)).toMatchObject({ status: 429, code: 'too_many', message: 'Slow down' });
    expect(problemOf(new TypeError('failed to fetch'))).toMatchObject({ status: 0, code: 'network' });
  });
});
