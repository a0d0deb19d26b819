import type { AccountForm } from '../form/applicationForm.ts';
import { sendAccountNumber } from './sendAccountNumber.ts';

/** What a bank account of an application is from the start: active, and the one that is paid to. */
export const SELF_SERVICE_ACCOUNT = { status: 'A', isDefaultAccount: true } as const;

/** An account as it is sent, without status and default: both are the server's to say of what strangers send. */
const sendPlainAccount = ({ bank, bankBranch, accountNumber, accountName, ...rest }: AccountForm) => ({
  bankName: bank?.label ?? null,
  bankId: bank?.value ?? '',
  bankBranchName: bankBranch?.label ?? null,
  bankBranchId: bankBranch?.value || null,
  accountName: accountName.trim(),
  accountNumber: sendAccountNumber(accountNumber),
  ...rest,
});

/** An account as it is sent: by applicants as it is, by users with its status and that it is the default. */
export const sendAccount = (account: AccountForm, { anonymous }: { anonymous: boolean }) => ({
  ...sendPlainAccount(account),
  ...(anonymous ? {} : SELF_SERVICE_ACCOUNT),
});
