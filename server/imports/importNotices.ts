import { z } from 'zod';
import { IMPORT_STATUSES, importStatus } from '#domain/imports/importStatus.ts';
import { IMPORT_KINDS, importKinds } from '#domain/imports/kinds.ts';
import { each, same } from '#domain/text.ts';
import { noticeKind } from '../notices/noticeKind.ts';

const count = z.number().int().default(0);

/** What an import tells whoever ordered its last step, and those who review what it made. */
export const importNotices = {
  'import-ended': noticeKind(
    'import-ended',
    z.object({
      kind: z.enum(IMPORT_KINDS),
      fileName: z.string(),
      status: z.enum(IMPORT_STATUSES),
      written: count,
      waiting: count,
    }),
    ({ kind, fileName, status, written, waiting }) => ({
      title: each(
        (language) =>
          `${importKinds[kind].title[language]}, ${fileName}: ${importStatus[status].label[language]}`,
      ),
      body: {
        en: `${written} ${written === 1 ? 'row' : 'rows'} in, ${waiting} to fix.`,
        fil: `${written} hilera ang naipasok, ${waiting} ang aayusin.`,
      },
    }),
  ),
  'imported-stores-wait': noticeKind(
    'imported-stores-wait',
    z.object({ stores: count, partner: z.string().nullable(), fileName: z.string() }),
    ({ stores, partner, fileName }) => ({
      title: {
        en: `To review: ${stores} imported ${stores === 1 ? 'store' : 'stores'}${partner ? `, ${partner}` : ''}`,
        fil: `Susuriin: ${stores} na-import na tindahan${partner ? `, ${partner}` : ''}`,
      },
      body: same(fileName),
    }),
  ),
};
