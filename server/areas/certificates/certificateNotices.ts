import { z } from 'zod';
import { noticeKind, noticeKinds } from '../../notices/noticeKind.ts';

/** What is told of certificates. */
export const certificateNotices = noticeKinds({
  'certificates-issued': noticeKind(
    'jobs',
    z.object({ quarter: z.string(), issued: z.number(), leftOut: z.number() }),
    ({ quarter, issued, leftOut }) => ({
      title: { en: `Form 2307 of ${quarter} issued`, fil: `Nailabas ang form 2307 ng ${quarter}` },
      body: {
        en: `${issued} certificates were issued. ${leftOut} payees got none: see why and what to do.`,
        fil: `${issued} sertipiko ang nailabas. ${leftOut} payee ang wala: tingnan kung bakit at ang gagawin.`,
      },
    }),
  ),
});
