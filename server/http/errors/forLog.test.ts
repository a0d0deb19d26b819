import { expect, it } from 'vitest';
import { forLog } from './forLog.ts';

const failed = (values: string) =>
  new Error(`Failed query: insert into draft values ($1)\nparams: ${values}`, {
    cause: Object.assign(new Error('duplicate key value violates unique constraint'), {
      code: '23505',
      detail: values,
    }),
  });

it('logs the cause and code of a failed statement, never its values', () => {
  const logged = forLog(failed('secret-482913'));
  expect(logged).toMatchObject({
    error: 'Error: duplicate key value violates unique constraint',
    code: '23505',
  });
  expect(JSON.stringify(logged)).not.toContain('secret-482913');
});

it('survives what is not an error', () => {
  expect(forLog('text')).toEqual({ error: 'string', at: [] });
  expect(forLog(undefined)).toEqual({ error: 'undefined', at: [] });
});
