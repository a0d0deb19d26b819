import { describe, expect, it } from 'vitest';
import {
  HOLD_REASONS,
  type HoldReason,
  holdReason,
  holdReasonOf,
  type MeasuredPayment,
} from './holdReason.ts';

const within: MeasuredPayment = {
  amount: 100n,
  limits: { payment: 100n, day: 500n, month: 900n },
  posted: { day: 400n, month: 800n },
  store: { limit: 100n, largest: 10n, count: 30 },
};

describe('a payment of a key', () => {
  it('is posted at every limit', () => {
    expect(holdReasonOf(within)).toBeNull();
  });

  it.each<[string, Partial<MeasuredPayment>, HoldReason]>([
    ['the key’s limit per payment', { limits: { ...within.limits, payment: 99n } }, 'key_payment'],
    ['the key’s limit per day', { posted: { day: 401n, month: 800n } }, 'key_day'],
    ['the key’s limit in 30 days', { posted: { day: 400n, month: 801n } }, 'key_month'],
    ['the store’s limit', { store: { ...within.store, limit: 99n } }, 'store_limit'],
    ['ten times the store’s largest payment', { store: { ...within.store, largest: 9n } }, 'store_usual'],
  ])('is held one centavo above %s', (_, changed, expected) => {
    expect(holdReasonOf({ ...within, ...changed })).toBe(expected);
  });

  it('is not compared with what is usual before the store has 30 payments', () => {
    const store = { limit: 100n, largest: 1n, count: 29 };
    expect(holdReasonOf({ ...within, store })).toBeNull();
    expect(holdReasonOf({ ...within, store: { ...store, count: 30 } })).toBe('store_usual');
  });

  it('is held for the first reason of several', () => {
    const none = { payment: 0n, day: 0n, month: 0n };
    const store = { limit: 0n, largest: 0n, count: 99 };
    const all = { ...within, limits: none, store };
    expect(holdReasonOf(all)).toBe('key_payment');
    expect(holdReasonOf({ ...all, limits: { ...none, payment: 100n } })).toBe('key_day');
    expect(holdReasonOf({ ...all, limits: { ...none, payment: 100n, day: 500n } })).toBe('key_month');
    expect(holdReasonOf({ ...all, limits: within.limits })).toBe('store_limit');
  });

  it('has every reason in both languages', () => {
    for (const reason of HOLD_REASONS)
      expect(holdReason[reason].en && holdReason[reason].fil, reason).toBeTruthy();
  });
});
