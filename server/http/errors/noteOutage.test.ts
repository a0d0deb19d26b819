import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseLost } from '../../db/DatabaseLost.ts';
import { noteOutage } from './noteOutage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const openLog = () => {
  const lines: Record<string, unknown>[] = [];
  const to = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  return { log: pino(to), lines };
};
const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
const full = Object.assign(new Error('no room'), { code: '53100' });

describe('an outage in the log', () => {
  it('is one line for its first error and one with numbers every ten seconds', () => {
    const { log, lines } = openLog();
    for (let at = 0; at < 5000; at++) noteOutage(log, refused, 'hand on failed');
    noteOutage(log, full, 'request failed', { requestId: 'r' });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ msg: 'hand on failed', code: 'ECONNREFUSED' });
    vi.advanceTimersByTime(10_000);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatchObject({
      msg: 'outage goes on',
      seconds: 10,
      counts: { 'hand on failed: ECONNREFUSED': 4999, 'request failed: 53100': 1 },
    });
  });

  it('is a new one after ten quiet seconds', () => {
    const { log, lines } = openLog();
    noteOutage(log, refused, 'send failed');
    vi.advanceTimersByTime(20_000);
    noteOutage(log, refused, 'send failed');
    expect(lines.map(({ msg }) => msg)).toEqual(['send failed', 'send failed']);
  });

  it('reports refused credentials as such, also while an outage goes on', () => {
    const { log, lines } = openLog();
    const wrong = new DatabaseLost(Object.assign(new Error('no'), { code: '28P01' }));
    noteOutage(log, refused, 'send failed');
    for (let at = 0; at < 3; at++) noteOutage(log, wrong, 'request failed');
    vi.advanceTimersByTime(10_000);
    expect(lines.map(({ msg, counts }) => [msg, counts])).toEqual([
      ['send failed', undefined],
      ['request failed: PostgreSQL refuses the credentials of this server', undefined],
      ['PostgreSQL goes on refusing the credentials of this server', { 'request failed: 28P01': 2 }],
    ]);
  });
});
