import { describe, expect, it } from 'vitest';
import { emptyBranch } from '../../wizard/answers.ts';
import { BRANCH_PARTS, copyParts, hasOwnPart, hasPart, partsOf } from './branchParts.ts';

const hours = [{ days: ['Monday'], openingHour: '09:00', closingHour: '18:00' }];

describe('parts of a store', () => {
  it('of an empty store are only what it shares with its partner', () => {
    const branch = emptyBranch();
    expect(BRANCH_PARTS.filter((part) => hasPart(branch, part))).toEqual(['bankDetails', 'contactPerson']);
    expect(BRANCH_PARTS.filter((part) => hasOwnPart(branch, part))).toEqual([]);
    const own = emptyBranch({ isSameBank: false, isSameContact: false });
    expect(BRANCH_PARTS.filter((part) => hasPart(own, part))).toEqual([]);
  });

  it.each([
    [{ isSameAddress: true }, 'address'],
    [{ address: { regionId: '1300000000' } }, 'address'],
    [{ isSameBank: false, bankDetails: { accountNumber: '1' } }, 'bankDetails'],
    [
      { isSameContact: false, contactPerson: { role: 'OWNER', fullName: { firstName: 'A' } } },
      'contactPerson',
    ],
    [{ schedules: hours }, 'schedules'],
    [{ ecommerceSites: [{ website: 'https://a.ph', isEnabled: true }] }, 'ecommerceSites'],
  ] as const)('%j is something of its %s', (values, part) => {
    expect(hasPart(emptyBranch(values), part)).toBe(true);
  });

  it('take the switch along by which they are the partner’s', () => {
    const from = emptyBranch({ isSameBank: false, bankDetails: { accountNumber: '123456' } });
    const to = emptyBranch({ merchantName: 'B', schedules: hours });
    expect(copyParts(from, to, ['bankDetails'])).toEqual({
      ...to,
      isSameBank: false,
      bankDetails: { accountNumber: '123456' },
    });
  });

  it('are apart from the store they come from', () => {
    const from = emptyBranch({ schedules: hours });
    expect(partsOf(from, ['schedules'])).toEqual({ schedules: hours });
    expect(partsOf(from, ['schedules']).schedules).not.toBe(hours);
  });
});
