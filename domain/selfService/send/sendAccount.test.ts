import { describe, expect, it } from 'vitest';
import { emptyBank } from '../form/emptyForms.ts';
import { SELF_SERVICE_ACCOUNT, sendAccount } from './sendAccount.ts';

const account = {
  ...emptyBank().bankInformation,
  bank: { label: 'BDO Unibank', value: '3' },
  accountName: ' Aling Nena ',
  accountNumber: ' 0012 3456 789 ',
  accountType: 'SAVINGS' as const,
};

describe('a bank account that is sent', () => {
  it('[selfService.bankAccountDefaults] is active and the default one', () => {
    expect(SELF_SERVICE_ACCOUNT).toEqual({ status: 'A', isDefaultAccount: true });
    expect(sendAccount(account, { anonymous: false })).toMatchObject(SELF_SERVICE_ACCOUNT);
  });

  it('[selfService.bankAccountDefaults] leaves both to the server when somebody without an account sends it', () =>
    expect(sendAccount(account, { anonymous: true })).toEqual({
      bankName: 'BDO Unibank',
      bankId: '3',
      bankBranchName: null,
      bankBranchId: null,
      accountName: 'Aling Nena',
      accountNumber: '00123456789',
      accountType: 'SAVINGS',
      isPaymentsReceived: true,
    }));

  it('names its branch where one is chosen', () =>
    expect(
      sendAccount({ ...account, bankBranch: { label: 'Ermita', value: '31' } }, { anonymous: true }),
    ).toMatchObject({ bankBranchName: 'Ermita', bankBranchId: '31' }));
});
