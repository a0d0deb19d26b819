import { z } from 'zod';
import { MDR_STATUSES, MDR_TYPES } from '#domain/records/mdrRates.ts';
import { id } from '../envelope.ts';
import { own } from '../messages/own.ts';

import { named } from './code.ts';

/** Percent with at most three places, as a decimal string. */
export const rateInput = z
  .union([z.string().max(12), z.number()])
  .transform(String)
  .refine(
    (text) => /^\d{1,3}(\.\d{1,3})?$/.test(text) && Number(text) <= 100,
    own({
      en: 'A rate has to be between 0 and 100 percent, with at most three places',
      fil: 'Dapat mula 0 hanggang 100 porsiyento ang rate, hanggang tatlong decimal',
    }),
  );
export const mdrRate = z.object({
  id,
  type: z.enum(MDR_TYPES),
  /** Percent, "2.500". */
  mdrRate: z.string(),
  status: z.enum(MDR_STATUSES).nullable(),
  statusWorkflow: named,
  isEnabled: z.boolean().nullable(),
  effectiveFrom: z.string(),
  effectiveTo: named,
  createdBy: named,
});
export type MdrRate = z.infer<typeof mdrRate>;
