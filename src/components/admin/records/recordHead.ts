import type { QueryClient } from '@tanstack/react-query';
import type { MerchantRow } from '#contract/merchants.ts';
import type { PartnerRow } from '#contract/partners.ts';
import type { ApplicationSummary } from '#contract/shapes/applicationShapes.ts';
import type { RecordKind } from '../../../providers/verbs/recordVerbs.ts';
import { rowFromLists } from '../rowFromLists.ts';

/** What a record is known by: its name, where it stands, its codes, and whose it is. */
export type RecordHead = Pick<
  ApplicationSummary,
  | 'name'
  | 'status'
  | 'workflowStatus'
  | 'referenceNumber'
  | 'hsisCode'
  | 'partnerId'
  | 'partnerName'
  | 'partnerStatus'
>;

const ofPartner = (row: PartnerRow): RecordHead => ({
  ...row,
  partnerId: row.id,
  partnerName: row.name,
  partnerStatus: row.status,
});

const ofStore = (row: MerchantRow): RecordHead => ({
  ...row,
  name: row.merchantName,
  hsisCode: row.hsisSalesRoomCode,
});

/** The head of a record as a list showed it, so that it stands before the record is asked for; null when no list did. */
export const headFromList = (client: QueryClient, kind: RecordKind, id: string): RecordHead | null => {
  if (kind === 'partner') {
    const row = rowFromLists<PartnerRow>(client, ['partners', 'applications'], (one) => one.id === id);
    return row ? ofPartner(row) : null;
  }
  const row = rowFromLists<MerchantRow>(client, ['merchants'], (one) => one.id === id);
  return row ? ofStore(row) : null;
};
