import { z } from 'zod';
import { noticeKind, noticeKinds } from '../../../notices/noticeKind.ts';

const count = z.number().int();

/** What whoever takes over is told. */
export const leavingNotices = noticeKinds({
  'work-handed-over': noticeKind(
    'work',
    z.object({ leaver: z.string(), by: z.string(), claims: count, forms: count }),
    ({ leaver, by, claims, forms }) => ({
      title: { en: `You take over from ${leaver}`, fil: `Ikaw ang papalit kay ${leaver}` },
      body: {
        en: `${by} handed you ${claims} ${claims === 1 ? 'application' : 'applications'} under review and drafts of ${forms} ${forms === 1 ? 'form' : 'forms'}.`,
        fil: `Ipinasa sa iyo ni ${by} ang ${claims} aplikasyong sinusuri at mga draft ng ${forms} form.`,
      },
    }),
  ),
});
