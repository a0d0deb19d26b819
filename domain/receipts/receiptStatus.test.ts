import { describe, expect, it } from 'vitest';
import { mayMove } from '../status.ts';
import { markOf, receiptStatus } from './receiptStatus.ts';

describe('a receipt', () => {
  it('is cancelled once and stays so', () => {
    expect(mayMove(receiptStatus, 'ISSUED', 'CANCELLED')).toBe(true);
    expect(mayMove(receiptStatus, 'CANCELLED', 'CANCELLED')).toBe(false);
    expect(mayMove(receiptStatus, 'CANCELLED', 'ISSUED')).toBe(false);
  });

  it('is an original until one was received, a reprint afterwards, and cancelled on every copy', () => {
    expect(markOf('ISSUED', false)).toBe('ORIGINAL');
    expect(markOf('ISSUED', true)).toBe('REPRINT');
    expect(markOf('CANCELLED', false)).toBe('CANCELLED');
    expect(markOf('CANCELLED', true)).toBe('CANCELLED');
  });
});
