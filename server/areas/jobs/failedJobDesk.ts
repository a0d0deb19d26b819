import { pathOf } from '#domain/pages.ts';
import { queueOf, type Sitter } from '../../desk/deskQueue.ts';
import { jobTitle } from '../../jobs/jobTitle.ts';
import { jobSource } from './jobSource.ts';

const paramsOf = (text: string): unknown => JSON.parse(text);

/** One's own long work that failed, the latest first. */
export const failedJobDesk = queueOf(({ language }: Sitter) => jobSource(language))(
  'failedJobs',
  ({ language }) => ({
    selection: { status: { in: ['failed'] } },
    at: 'coalesce(j.ended_at, j.created_at)',
    order: 'j.id desc',
    title: 'j.params::text',
    titled: (text) => jobTitle(paramsOf(text)),
    about: `j.message ->> '${language}'`,
    other: `j.params ->> 'link'`,
    to: ({ other }) => other ?? pathOf('jobs'),
  }),
);
