import { z } from 'zod';
import { isQuarter } from '#domain/settlement/certificates/quarter.ts';

/** What a job that issues a quarter of form 2307 is told. */
export const certificateParams = z.object({
  quarter: z.string().refine(isQuarter),
  language: z.enum(['en', 'fil']),
  link: z.string(),
});
