import type { JobRow } from '#contract/jobs.ts';
import type { Language, Sentence } from '#domain/sentence.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { id, instant, int, json, text } from '../../db/columns/kinds.ts';
import { madeOf } from '../../db/columns/nested.ts';
import { jobTitle } from '../../jobs/jobTitle.ts';

const SAID = columnsOf<{ params: Readonly<Record<string, unknown>>; message: Sentence | null }>('job j')({
  params: json('j.params'),
  message: json('j.message'),
});

/** A job, `j`, as its owner reads it. */
export const jobRow = (language: Language) =>
  columnsOf<JobRow>('job j')({
    id: id('j.id'),
    kind: text('j.kind'),
    title: madeOf(SAID, ({ params }) => jobTitle(params)[language]),
    status: text('j.status'),
    progress: int('j.progress'),
    message: madeOf(SAID, ({ message }) => message?.[language] ?? null),
    fileId: id('j.file_id'),
    link: madeOf(SAID, ({ params: { link } }) => (typeof link === 'string' ? link : null)),
    rowCount: int('j.row_count'),
    dtimeCreated: instant('j.created_at'),
    dtimeEnded: instant('j.ended_at'),
  });
