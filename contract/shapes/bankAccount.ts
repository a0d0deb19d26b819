import { z } from 'zod';
import { bankAccountFields } from '#domain/fields/bankAccount.ts';
import { id } from '../envelope.ts';
import { own } from '../messages/own.ts';
import { named } from './code.ts';
import { lineOf } from './lineOf.ts';
import { optional } from './optional.ts';

export const BANK_ACCOUNT_TYPES = ['SAVINGS', 'CURRENT'] as const;
export const bankAccountInput = z.strictObject({
  bankId: id,
  bankBranchId: optional(id),
  accountName: lineOf(bankAccountFields.accountName),
  accountNumber: z
    .string()
    .max(bankAccountFields.accountNumber.max)
    .transform((typed) => typed.replace(/[\s-]/g, ''))
    .refine(
      (digits) => /^\d{6,20}$/.test(digits),
      own({
        en: 'An account number has 6 to 20 digits',
        fil: 'Ang account number ay may 6 hanggang 20 digit',
      }),
    ),
  accountType: z.enum(BANK_ACCOUNT_TYPES),
  isPaymentsReceived: z.boolean().default(true),
});
export type BankAccountInput = z.output<typeof bankAccountInput>;
export const bankAccount = z.object({
  id,
  bankId: id,
  bankName: z.string(),
  bankBranchId: id.nullable(),
  bankBranchName: named,
  accountName: z.string(),
  /** In full for those who edit or review; for others all but the last four digits are asterisks. */
  accountNumber: z.string(),
  accountType: z.enum(BANK_ACCOUNT_TYPES),
  status: z.enum(['A', 'P', 'I', 'C']),
  isDefaultAccount: z.boolean(),
  isPaymentsReceived: z.boolean(),
});
export type BankAccount = z.infer<typeof bankAccount>;
