import { z } from 'zod';

/** What a job that issues the receipts of a month is told; what was looked at stands with its batch. */
export const receiptMonthParams = z.object({
  batchId: z.string(),
  month: z.number().int().min(1).max(12),
  year: z.number().int(),
  language: z.enum(['en', 'fil']),
  link: z.string(),
});
