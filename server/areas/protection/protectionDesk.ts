import { contract } from '#contract/index.ts';
import { pathOf } from '#domain/pages.ts';
import { each } from '#domain/sentence.ts';
import { monthWords } from '#domain/settlement/protection/monthWords.ts';
import { protectionSlug } from '#domain/settlement/protection/protectionState.ts';
import { queueOf } from '../../desk/deskQueue.ts';
import { protectionSource } from './protectionSource.ts';
import { MONTH } from './receiptColumns.ts';

const type = protectionSlug('PENDING');

/** Receipts of the protection product whose paper nobody has uploaded; owed since their month is over. */
export const protectionDesk = queueOf(() => protectionSource)('protection', () => ({
  selection: { state: 'PENDING' },
  path: { type },
  tab: '',
  at: `(r.month + interval '1 month') at time zone 'Asia/Manila'`,
  title: 'p.name',
  about: MONTH,
  says: (month) => each((language) => monthWords(month, language)),
  order: 'r.month',
  to: ({ id }) => pathOf('protectionDetail', { type, id }),
  step: contract.protection.uploadProtectionReceipt,
}));
