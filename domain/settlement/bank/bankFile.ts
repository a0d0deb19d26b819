import { type Sentence, same } from '../../sentence.ts';

/** What the file of payouts is called wherever it is saved. */
export const bankFileName = ({ day, number }: { day: string; number: string }): string =>
  `payouts-${day}-file-${number}.xlsx`;

/** The columns of the bank's file, in its order; the last three are the bank's to fill in. */
export const BANK_FILE = {
  reference: same('Reference'),
  payeeName: same('Payee'),
  bankName: same('Bank'),
  bankBranchName: same('Branch'),
  accountName: same('Account name'),
  accountNumber: same('Account number'),
  amount: same('Amount'),
  outcome: same('Result'),
  bankReference: same('Bank reference'),
  returnReason: same('Return reason'),
} as const satisfies Record<string, Sentence>;

/** So many rows a bank's answer may have: more than any file has. */
export const MOST_ANSWERS = 50_000;
