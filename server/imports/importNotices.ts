import { z } from 'zod';
import { IMPORT_KINDS, importKinds } from '#domain/importJobs/importKinds.ts';
import { IMPORT_STATUSES, importStatus } from '#domain/importJobs/importStatus.ts';
import { each } from '#domain/sentence.ts';
import { noticeKind, noticeKinds } from '../notices/noticeKind.ts';

const count = z.number().int().default(0);

/** What an import tells whoever ordered its last step. */
export const importNotices = noticeKinds({
  'import-ended': noticeKind(
    'jobs',
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
});
