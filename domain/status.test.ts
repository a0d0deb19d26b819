import { describe, expect, it } from 'vitest';
import { messageStatus } from './messages/messageStatus.ts';
import { applicationStatus } from './review/applicationStatus.ts';
import { isStatus, jobStatus, mayMove, type StatusTable, userStatus } from './status.ts';

const TABLES: readonly [string, StatusTable<string>][] = [
  ['application', applicationStatus],
  ['user', userStatus],
  ['job', jobStatus],
  ['message', messageStatus],
];

describe('every status table', () => {
  it.each(TABLES)('%s: moves lead to its own values and never nowhere new', (_name, table) => {
    for (const [from, row] of Object.entries(table)) {
      for (const to of row.next) expect(isStatus(table, to), `${from} to ${to}`).toBe(true);
      expect(row.next).not.toContain(from);
      expect(new Set(row.next).size).toBe(row.next.length);
    }
  });

  it.each(TABLES)('%s: a final value is one without moves', (_name, table) => {
    for (const row of Object.values(table)) expect(row.final).toBe(row.next.length === 0);
    expect(Object.values(table).every(({ label }) => label.en && label.fil)).toBe(true);
  });

  it.each(TABLES)('%s: labels tell the values apart', (_name, table) => {
    for (const language of ['en', 'fil'] as const) {
      const labels = Object.values(table).map((row) => row.label[language]);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });
});

describe('users, jobs and messages', () => {
  it('an account that is closed stays closed, a suspended one can come back, and nobody is invited again', () => {
    expect(userStatus.CLOSED.final).toBe(true);
    expect(mayMove(userStatus, 'SUSPENDED', 'ACTIVE')).toBe(true);
    for (const from of ['ACTIVE', 'LOCKED', 'SUSPENDED', 'CLOSED'] as const)
      expect(mayMove(userStatus, from, 'INVITED')).toBe(false);
  });

  it('a job ends done, failed or cancelled', () => {
    expect(
      Object.keys(jobStatus).filter((value) => isStatus(jobStatus, value) && jobStatus[value].final),
    ).toEqual(['done', 'failed', 'cancelled']);
    expect(mayMove(jobStatus, 'queued', 'done')).toBe(false);
    expect(mayMove(jobStatus, 'done', 'cancelled')).toBe(false);
  });

  it('a message is sent once', () => {
    expect(messageStatus.sent.final).toBe(true);
    expect(mayMove(messageStatus, 'sent', 'queued')).toBe(false);
    expect(mayMove(messageStatus, 'failed', 'queued')).toBe(true);
  });

  it('knows its values letter for letter', () => {
    for (const value of ['a', '', 'Active', 'toString', '__proto__'])
      expect(isStatus(applicationStatus, value)).toBe(false);
  });
});
