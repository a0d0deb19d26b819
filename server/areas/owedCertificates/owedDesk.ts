import { contract } from '#contract/index.ts';
import { pathOf } from '#domain/pages.ts';
import { quarterName } from '#domain/settlement/certificates/quarterName.ts';
import { queueOf } from '../../desk/deskQueue.ts';
import { owedSource } from './owedSource.ts';

/** Certificates of form 2307 that merchants owe us and that did not come, or not wholly; owed since their quarter is over. */
export const owedDesk = queueOf(() => owedSource)('owedCertificates', () => ({
  selection: { state: { in: ['MISSING', 'PARTLY'] } },
  at: `(make_date(left(c.quarter, 4)::int, right(c.quarter, 1)::int * 3, 1) + interval '1 month') at time zone 'Asia/Manila'`,
  title: 'c.payee_name',
  about: 'c.quarter',
  says: quarterName,
  order: 'c.quarter',
  to: ({ id }) => pathOf('owedCertificateDetail', { id }),
  step: contract.owedCertificates.recordOwedPaper,
}));
