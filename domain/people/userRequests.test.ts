import { describe, expect, it } from 'vitest';
import { mayMove } from '../status.ts';
import { joinIds, splitIds, userRequestStatus, wantedText } from './userRequests.ts';

describe('requests of users', () => {
  it('[storeRequest.states] are pending, approved, rejected or cancelled, and only a pending one moves', () => {
    expect(mayMove(userRequestStatus, 'SUBMITTED', 'CANCELLED')).toBe(true);
    for (const from of ['APPROVED', 'REJECTED', 'CANCELLED'] as const)
      for (const to of ['SUBMITTED', 'APPROVED', 'REJECTED', 'CANCELLED'] as const)
        expect(mayMove(userRequestStatus, from, to), `${from} to ${to}`).toBe(false);
    expect(userRequestStatus.SUBMITTED.label.en).toBe('Pending');
  });

  it('[storeRequest.bulk] are decided by their ids, joined by commas', () => {
    expect(joinIds([1, 2, 3])).toBe('1,2,3');
    expect(joinIds([7])).toBe('7');
    expect(splitIds('1,2, 3,2')).toEqual(['1', '2', '3']);
  });
});

describe('what a request wants', () => {
  it('is a module by its name in the reader’s language', () => {
    const module = { wanted: 'Receipts', moduleCode: 'PARTNERS' };
    expect([wantedText(module, 'en'), wantedText(module, 'fil')]).toEqual(['Partners', 'Mga partner']);
  });

  it('is what the request names where that is no module, or none that is known', () => {
    expect(wantedText({ wanted: 'STORE_FRONTLINER', moduleCode: null }, 'fil')).toBe('STORE_FRONTLINER');
    expect(wantedText({ wanted: 'Old module', moduleCode: 'toString' }, 'en')).toBe('Old module');
  });
});
