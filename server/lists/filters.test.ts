import { describe, expect, it } from 'vitest';
import { setTinRule } from '#contract/tinRule.ts';
import { byDays, byId, byName, byText, byTin } from './filters.ts';

const run = <V>(filter: (value: V, bind: (value: unknown) => string) => string, value: V) => {
  const values: unknown[] = [];
  return { sql: filter(value, (bound) => `$${values.push(bound)}`), values };
};

describe('conditions of filters', () => {
  it('never hold a value, only its placeholder', () => {
    const nasty = "'; drop table partner; --";
    for (const filter of [byText('c'), byName('c', 's')])
      for (const value of [nasty, { like: nasty }, { in: [nasty] }]) {
        const { sql, values } = run(filter, value);
        expect(sql).not.toContain('drop');
        expect(JSON.stringify(values)).toContain('drop');
      }
  });

  it('take % _ and \\ of a pattern by the letter', () => {
    expect(run(byText('c'), { like: '1%_\\' }).values).toEqual(['%1\\%\\_\\\\%']);
  });

  it('a day lasts from midnight to midnight in Manila, the end not included', () => {
    const { sql, values } = run(byDays('at'), '2026-03-10');
    expect(sql).toBe('at >= $1 and at < $2');
    expect(values).toEqual([new Date('2026-03-09T16:00:00Z'), new Date('2026-03-10T16:00:00Z')]);
    expect(run(byDays('at'), { lte: '9999-12-31' }).sql).toBe('at < $1');
    expect(run(byDays('at'), {}).sql).toBe('true');
  });

  it('a tax number with a branch of five is looked for as it is stored, where such are taken', () => {
    const typed = '123-456-789-00001';
    expect(run(byTin('tin'), typed).values).toEqual(['12345678900001']);
    setTinRule({ branchOfFive: true });
    try {
      expect(run(byTin('tin'), typed).values).toEqual(['123456789000001']);
      expect(run(byTin('tin'), { in: [typed, '1'] }).values).toEqual([['123456789000001', '1']]);
      const part = run(byTin('tin'), { like: typed });
      expect(part.sql).toBe('(tin like $1 or tin like $2)');
      expect(part.values).toEqual(['%12345678900001%', '%123456789000001%']);
      expect(run(byTin('tin'), { like: '1234' }).sql).toBe('tin like $1');
    } finally {
      setTinRule({});
    }
  });

  it('malformed ids and tax numbers without a digit match nothing', () => {
    expect(run(byId('id'), 'abc').sql).toBe('false');
    expect(run(byId('id'), { in: ['x', '7', '99999999999999999999'] }).values).toEqual(['7']);
    expect(run(byTin('tin'), { like: '- -' }).sql).toBe('false');
    expect(run(byTin('tin'), '000-912 345').values).toEqual(['000912345']);
  });
});
