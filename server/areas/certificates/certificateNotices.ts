import { z } from 'zod';
import { counted } from '#domain/sentence.ts';
import { quarterName } from '#domain/settlement/certificates/quarterName.ts';
import { noticeKind, noticeKinds } from '../../notices/noticeKind.ts';

/** What is told of certificates. */
export const certificateNotices = noticeKinds({
  'certificates-issued': noticeKind(
    'jobs',
    z.object({
      ...{ quarter: z.string(), issued: z.number(), leftOut: z.number() },
      // Earlier notices were of a time when none was mailed.
      mailed: z.number().default(0),
    }),
    ({ quarter, issued, mailed, leftOut }) => ({
      title: {
        en: `Form 2307 of the ${quarterName(quarter).en} issued`,
        fil: `Nailabas ang form 2307 ng ${quarterName(quarter).fil.toLowerCase()}`,
      },
      body: {
        en: `${counted(issued, 'certificate was', 'certificates were')} issued, and ${mailed} of them mailed to payees who want that. ${counted(leftOut, 'payee')} got none: see why and what to do.`,
        fil: `${issued} sertipiko ang nailabas, at ${mailed} sa mga ito ang ipinaalam sa e-mail sa mga payee na may gusto. ${leftOut} payee ang wala: tingnan kung bakit at ang gagawin.`,
      },
    }),
  ),
});
