import { describe, expect, it } from 'vitest';
import type { Desk, DeskQueueView } from '#contract/desk.ts';
import type { DeskQueueName } from '#domain/desk/deskQueues.ts';
import { layDesk } from './layDesk.ts';

const queue = (name: DeskQueueName, waiting: number): DeskQueueView => ({
  name,
  total: waiting,
  waited: { fresh: waiting, week: 0, long: 0 },
  rows: Array.from({ length: Math.min(waiting, 3) }, (_, index) => ({
    ...{ id: String(index), title: 'Aling Nena', about: null },
    ...{ dtimeSince: null, endDay: null, to: '/' },
  })),
  list: '/',
  mayStep: true,
});
const event = (_: unknown, index: number) => ({
  ...{ id: String(index), dtime: '2026-11-20T00:00:00Z', before: 'Dalisay sent back' },
  ...{ title: 'Aling Nena', after: '', detail: null, to: '/' },
});
const sums = { count: 0, amount: '0.00' };
const DESK: Omit<Desk, 'dtimeRead'> = {
  queues: [],
  dues: [],
  payments: { day: '2026-11-20', today: sums, before: sums, list: '/' },
  events: Array.from({ length: 8 }, event),
  opened: [1, 2, 3].map((id) => ({ kind: 'partner', id: String(id), title: 'Nena', about: null, to: '/' })),
};
const NAMES = ['reviews', 'approvals', 'returned', 'userRequests', 'unsettled', 'inReview'] as const;
const namesOf = (queues: readonly DeskQueueView[]) => queues.map(({ name }) => name);

describe('the desk in two columns', () => {
  it('has what happened below both where little waits', () => {
    for (const waiting of [0, 1, 3]) {
      const queues = [queue('reviews', waiting), queue('failedJobs', 0)];
      const laid = { queues, after: [], beside: ['payments'], rest: [], isEventsBelow: true };
      expect(layDesk(queues, ['payments', 'events'], DESK)).toEqual(laid);
    }
    // A second one has the whole width below the payments.
    const two = [queue('reviews', 1), queue('approvals', 1)];
    const laid = layDesk(two, ['payments', 'events'], DESK);
    expect([namesOf(laid.queues), namesOf(laid.rest)]).toEqual([['reviews'], ['approvals']]);
    // With nothing else beside them, the queues have the whole width.
    expect(layDesk([queue('reviews', 3)], ['events'], DESK)).toMatchObject({
      beside: [],
      isEventsBelow: true,
    });
  });

  it('fills the first column with what was opened where nothing waits', () => {
    const laid = layDesk([queue('reviews', 0)], ['payments', 'opened', 'events'], DESK);
    expect(laid).toMatchObject({ beside: ['payments'], after: ['opened'], isEventsBelow: true });
  });

  it('has everything beside each other where as much waits', () => {
    const queues = NAMES.slice(0, 3).map((name) => queue(name, 3));
    expect(layDesk(queues, ['payments', 'events'], DESK)).toEqual({
      ...{ queues, after: [], beside: ['payments', 'events'], rest: [], isEventsBelow: false },
    });
  });

  it('has further queues below where much waits, each in its order', () => {
    const queues = NAMES.map((name) => queue(name, 3));
    const laid = layDesk(queues, ['payments', 'events'], DESK);
    expect(laid.beside).toEqual(['payments', 'events']);
    expect([...namesOf(laid.queues), ...namesOf(laid.rest)]).toEqual([...NAMES]);
    expect(laid.rest.length).toBeGreaterThan(0);
  });

  it('leaves out what the user does not show', () => {
    expect(layDesk([queue('reviews', 3)], [], DESK)).toMatchObject({
      beside: [],
      after: [],
      isEventsBelow: false,
    });
  });
});
