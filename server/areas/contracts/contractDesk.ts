import { recordPath } from '#domain/pages/recordPath.ts';
import { queueOf, type Sitter } from '../../desk/deskQueue.ts';
import { contractSource } from './contractSource.ts';

/** Contracts of partners that run out within the days that count as soon. */
export const contractDesk = queueOf(({ today }: Sitter) => contractSource(today))('contractsEnding', () => ({
  selection: { state: { in: ['EXPIRING'] } },
  at: 'c.expiry_date',
  title: 'p.name',
  about: 'c.number',
  other: 'c.partner_id::text',
  to: ({ other }) => recordPath({ partnerId: other ?? '', merchantId: null }),
}));
