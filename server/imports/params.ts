import { z } from 'zod';
import { IMPORT_KINDS } from '#domain/imports/kinds.ts';
import { STEPS } from './steps.ts';

/** What a job of an import is told: which step of which import, and how to name it to people. */
export const importParams = z.object({
  importId: z.string(),
  kind: z.enum(IMPORT_KINDS),
  fileName: z.string(),
  step: z.enum(STEPS),
  language: z.enum(['en', 'fil']),
  link: z.string(),
  /** The stored error file whose rows are taken in before the check. */
  mend: z.string().optional(),
});
