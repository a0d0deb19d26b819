import { describe, expect, it } from 'vitest';
import { emptyBranch } from '../wizard/answers.ts';
import { duplicateBranch, numberedName } from './duplicateBranch.ts';

describe('the name of a duplicate', () => {
  it.each([
    ['SM Manila', ['SM Manila'], 'SM Manila 2'],
    ['SM Manila', ['SM Manila', 'sm manila  2'], 'SM Manila 3'],
    ['SM Manila 2', ['SM Manila', 'SM Manila 2'], 'SM Manila 3'],
    ['SM Manila 09', ['SM Manila 09'], 'SM Manila 10'],
    ['Route 66', [], 'Route 67'],
    ['7', [], '7 2'],
    ['Store 20261', [], 'Store 20261 2'],
  ])('%s beside %j is %s', (name, taken, expected) => expect(numberedName(name, taken)).toBe(expected));

  it('is never longer than a name may be', () => {
    const long = 'x'.repeat(200);
    expect(numberedName(long, [long]).length).toBeLessThanOrEqual(200);
  });
});

describe('a duplicate', () => {
  const branch = emptyBranch({
    merchantName: 'SM Manila',
    tinNumber: '123456789',
    hsisSalesRoomCode: 'S1',
    acquirerId: 'A1',
    terminalDetails: [{ terminalId: 'T1' }],
    madeId: '7',
    segment: 'Mall',
    commodities: [{ code: 'PHONES', isEnabled: true, types: [] }],
  });

  it('has all but the TIN, the codes and the terminals', () => {
    const copy = duplicateBranch(branch, ['SM Manila']);
    expect(copy).toMatchObject({
      merchantName: 'SM Manila 2',
      segment: 'Mall',
      commodities: branch.commodities,
      tinNumber: '',
      hsisSalesRoomCode: '',
      acquirerId: '',
      terminalDetails: [],
    });
    expect(copy.key).not.toBe(branch.key);
    expect(copy.sendKey).not.toBe(branch.sendKey);
    expect(copy.madeId).toBeUndefined();
  });

  it('shares nothing with its original', () => {
    const copy = duplicateBranch(branch, []);
    expect(copy.commodities).not.toBe(branch.commodities);
    expect(copy.address).not.toBe(branch.address);
  });

  it('of a store without a name has none either', () => {
    expect(duplicateBranch(emptyBranch(), ['']).merchantName).toBe('');
  });
});
