import { z } from 'zod';
import { IMPORT_KINDS } from '#domain/importJobs/importKinds.ts';

/** The long steps of an import; each is work of a job, so any server may carry it on. */
const STEPS = ['read', 'check', 'commit', 'undo'] as const;
export type Step = (typeof STEPS)[number];

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
