import { z } from 'zod';
import { counted } from '#domain/sentence.ts';
import { noticeKind, noticeKinds } from '../notices/noticeKind.ts';
import { jobTitle } from './jobTitle.ts';

const sentence = z.object({ en: z.string(), fil: z.string() });
/** What was ordered: the job's own params, of which its title is made. */
const order = z.record(z.string(), z.unknown());

/** What jobs tell their owners. */
export const jobNotices = noticeKinds({
  'job-done': noticeKind(
    'jobs',
    z.object({ order, rowCount: z.number(), keptDays: z.number() }),
    ({ order: params, rowCount: n, keptDays: days }) => {
      const title = jobTitle(params);
      return {
        title: { en: `Ready: ${title.en}`, fil: `Handa na: ${title.fil}` },
        body: {
          en: `${counted(n, params.format === 'zip' ? 'file' : 'row')}, kept for ${days} days.`,
          fil: `${n} ${params.format === 'zip' ? 'file' : 'hilera'}, itatago nang ${days} araw.`,
        },
      };
    },
  ),
  'job-failed': noticeKind('jobs', z.object({ order, problem: sentence }), ({ order: params, problem }) => {
    const title = jobTitle(params);
    return {
      title: { en: `Failed: ${title.en}`, fil: `Hindi natuloy: ${title.fil}` },
      body: problem,
    };
  }),
});
