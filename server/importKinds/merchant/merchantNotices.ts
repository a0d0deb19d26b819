import { z } from 'zod';
import { same } from '#domain/sentence.ts';
import { noticeKind, noticeKinds } from '../../notices/noticeKind.ts';

/** What those are told who review the stores that an import made. */
export const merchantNotices = noticeKinds({
  'imported-stores-wait': noticeKind(
    'work',
    z.object({ stores: z.number().int().default(0), partner: z.string().nullable(), fileName: z.string() }),
    ({ stores, partner, fileName }) => ({
      title: {
        en: `To review: ${stores} imported ${stores === 1 ? 'store' : 'stores'}${partner ? `, ${partner}` : ''}`,
        fil: `Susuriin: ${stores} na-import na tindahan${partner ? `, ${partner}` : ''}`,
      },
      body: same(fileName),
    }),
  ),
});
