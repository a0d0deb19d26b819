import { z } from 'zod';
import { exportList } from '#contract/jobs.ts';

/** What an export's job row remembers of the order. */
export const exportParams = z.object({
  resource: exportList,
  query: z.string(),
  /** Of a zip none. */
  columns: z.array(z.string()),
  format: z.enum(['xlsx', 'csv', 'zip']),
  /** Of the one who ordered it; orders of before there were two languages are English. */
  language: z.enum(['en', 'fil']).default('en'),
});
export type ExportParams = z.infer<typeof exportParams>;
