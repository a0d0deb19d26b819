import type { BankAnswer, PayoutFilePreview, PayoutFileRow } from '#contract/finance/payoutFiles.ts';
import { api } from '../../http/api.ts';
import { type UploadOptions, uploadFile } from '../../http/uploadFile.ts';

/** Which payouts a file takes: of these business days, or of all. */
export interface PayoutDays {
  from?: string;
  to?: string;
}

const answersOf = (id: string) => `/api/finance-management/payout-files/${encodeURIComponent(id)}/answers`;

/** Files for the bank besides their list; each fails with an ApiError. */
export const payoutFileVerbs = {
  /** What a file made now would hold. */
  previewPayoutFile: async (days: PayoutDays): Promise<PayoutFilePreview> =>
    (await api.payoutFiles.previewPayoutFile({ query: days })).data,
  /** Sends what was seen; the same key makes one file. */
  makePayoutFile: async (
    days: PayoutDays,
    seen: Pick<PayoutFilePreview, 'count' | 'amount'>,
    key: string,
  ): Promise<PayoutFileRow> =>
    (
      await api.payoutFiles.makePayoutFile(
        { body: { ...days, ...seen } },
        { context: { idempotencyKey: key } },
      )
    ).data,
  downloadPayoutFile: (id: string): Promise<File> => api.payoutFiles.downloadPayoutFile({ params: { id } }),
  /** An answer that was taken in, as it came. */
  downloadBankAnswer: (id: string, answerId: string): Promise<File> =>
    api.payoutFiles.downloadBankAnswer({ params: { id, answerId } }),
  /** What the bank's answer would do. */
  checkBankAnswer: async (id: string, file: File, options: UploadOptions): Promise<BankAnswer> =>
    (await uploadFile(`${answersOf(id)}/check`, { file }, options)) as BankAnswer,
  takeBankAnswer: async (
    id: string,
    file: File,
    options: UploadOptions,
  ): Promise<{ file: PayoutFileRow; answer: BankAnswer }> =>
    (await uploadFile(answersOf(id), { file }, options)) as { file: PayoutFileRow; answer: BankAnswer },
};
