import { z } from 'zod';
import { actor, byActor } from '../../../notices/actor.ts';
import { noticeKind, noticeKinds } from '../../../notices/noticeKind.ts';

const count = z.number().int();

/** What whoever takes over is told. */
export const leavingNotices = noticeKinds({
  'work-handed-over': noticeKind(
    'work',
    z.object({ leaver: z.string(), ...actor, claims: count, forms: count }),
    ({ leaver, claims, forms, ...who }, isOutside) => {
      const by = byActor(who, isOutside);
      return {
        title: { en: `You take over from ${leaver}`, fil: `Ikaw ang papalit kay ${leaver}` },
        body: {
          en: `${by.en} handed you ${claims} ${claims === 1 ? 'application' : 'applications'} under review and drafts of ${forms} ${forms === 1 ? 'form' : 'forms'}.`,
          fil: `Ipinasa sa iyo ${by.fil} ang ${claims} aplikasyong sinusuri at mga draft ng ${forms} form.`,
        },
      };
    },
  ),
});
