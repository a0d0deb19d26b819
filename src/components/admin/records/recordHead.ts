import type { QueryClient } from '@tanstack/react-query';
import type { GetListResult } from 'react-admin';
import type { MerchantRow } from '#contract/merchants.ts';
import type { PartnerRow } from '#contract/partners.ts';
import type { ApplicationSummary } from '#contract/shapes/applicationShapes.ts';
import type { RecordKind } from '../../../providers/verbs/recordVerbs.ts';

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

/** The row of a record in the list that was fetched last, of those that are remembered. */
const rowIn = <Row extends { id: string }>(client: QueryClient, lists: readonly string[], id: string) =>
  client
    .getQueryCache()
    .findAll({
      predicate: ({ queryKey: [list, verb] }) => verb === 'getList' && lists.includes(String(list)),
    })
    .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .flatMap(({ state }) => (state.data as GetListResult<Row> | undefined)?.data ?? [])
    .find((row) => row.id === id);

/** The head of a record as a list showed it, so that it stands before the record is asked for; null when no list did. */
export const headFromList = (client: QueryClient, kind: RecordKind, id: string): RecordHead | null => {
  if (kind === 'partner') {
    const row = rowIn<PartnerRow>(client, ['partners', 'applications'], id);
    return row ? ofPartner(row) : null;
  }
  const row = rowIn<MerchantRow>(client, ['merchants'], id);
  return row ? ofStore(row) : null;
};
