import { describe, expect, it } from 'vitest';
import { openPlaces } from './places.ts';

const busy = () => new Error('busy');
const open = (most: number, line = 10) => openPlaces({ most, line, busy });
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('places', () => {
  it('are had by so many at once, and by the others in turn', async () => {
    const places = open(2);
    const had: number[] = [];
    const leaving: (() => void)[] = [];
    const all = [0, 1, 2, 3].map(async (who) => {
      leaving[who] = await places.take();
      had.push(who);
    });
    await turn();
    expect(had).toEqual([0, 1]);
    leaving[1]?.();
    // Given back twice it is one place.
    leaving[1]?.();
    await turn();
    expect(had).toEqual([0, 1, 2]);
    leaving[0]?.();
    await Promise.all(all);
    expect(had).toEqual([0, 1, 2, 3]);
  });

  it('go to whoever waits, not to whoever comes just then', async () => {
    const places = open(1);
    const leave = await places.take();
    const order: string[] = [];
    const first = places.take().then(() => order.push('waited'));
    leave();
    const second = places.take(undefined, 20).catch(() => order.push('came'));
    await Promise.all([first, second]);
    expect(order).toEqual(['waited', 'came']);
  });

  it('are refused to whoever is in a hurry, when none is free in time or too many wait', async () => {
    const places = open(1, 1);
    const leave = await places.take();
    await expect(places.take(undefined, 10)).rejects.toThrow('busy');
    const patient = places.take();
    await expect(places.take(undefined, 60_000)).rejects.toThrow('busy');
    leave();
    const next = await patient;
    next();
    // Whoever was turned away stands in no line: the place is free.
    await places.take(undefined, 10);
  });

  it('are waited for no longer than the signal says', async () => {
    const places = open(1);
    const leave = await places.take();
    const leaving = new AbortController();
    const waiting = places.take(leaving.signal, 60_000);
    leaving.abort(new Error('left'));
    await expect(waiting).rejects.toThrow('left');
    await expect(places.take(leaving.signal)).rejects.toThrow('left');
    leave();
    await places.take(undefined, 10);
  });
});
