import { pathOf } from '#domain/pages.ts';
import type { Quarter } from '#domain/settlement/certificates/quarter.ts';
import { os } from '../../http/os.ts';
import { payorOfClosed } from './closedQuarter.ts';

const ORDER = `insert into job (owner_id, kind, params, created_at) values ($1, 'certificates', $2, $3) returning id`;
/** The page of a quarter. */
const linkOf = (quarter: Quarter): string =>
  `${pathOf('certificateList')}?${new URLSearchParams({ filter: JSON.stringify({ quarter }), page: '1' })}`;
const EVENT = `select audit.record_event('CERTIFICATES_ORDERED', 'certificates', $1, null, $2::jsonb)`;

/** Has a quarter issued by the workers. 422 rule_quarter_open, rule_no_payor. */
export const issueQuarter = os.certificates.issueQuarter.handler(async ({ input, context }) => {
  const { tx, user, deps, language } = context;
  const quarter = input.body.quarter as Quarter;
  const now = deps.now();
  await payorOfClosed(tx, quarter, now);
  const params = JSON.stringify({ quarter, language, link: linkOf(quarter) });
  const [job] = await tx.query<{ id: string }>({ text: ORDER, values: [user.userId, params, now] });
  if (!job) throw new Error('The job was not stored');
  await tx.query({ text: EVENT, values: [job.id, JSON.stringify({ quarter })] });
  return { data: { jobId: job.id } };
});
