import { api, type ContractInput } from '../http/api.ts';
import type { RecordKind } from './recordVerbs.ts';

type ListQuery = ContractInput['approvals']['listApprovalRequests']['query'];
/** New rates, each with the day from which it holds. */
export type RateChange = ContractInput['approvals']['changePartnerMdrRates']['body'];

/** How a store is taxed, from a day on. */
export type TaxChange = ContractInput['storeTaxes']['changeStoreTaxes']['body'];

/** The request that is decided on as it stands on screen. */
interface Seen {
  id: string;
  version: number;
}

/** Requests for a second person, and the rates and taxes that need one. */
export const approvalVerbs = {
  listApprovalRequests: async (query: ListQuery) =>
    (await api.approvals.listApprovalRequests({ query })).data,
  listApprovalKinds: async () => (await api.approvals.listApprovalKinds({})).data.list,
  getApprovalRequest: async (id: string) => (await api.approvals.getApprovalRequest({ params: { id } })).data,
  approveRequest: async ({ id, version }: Seen, key: string) =>
    (await api.approvals.approveRequest({ params: { id } }, { context: { version, idempotencyKey: key } }))
      .data,
  refuseRequest: async ({ id, version }: Seen, reason: string, key: string) =>
    (
      await api.approvals.refuseRequest(
        { params: { id }, body: { reason } },
        { context: { version, idempotencyKey: key } },
      )
    ).data,
  withdrawRequest: async ({ id, version }: Seen, key: string) =>
    (await api.approvals.withdrawRequest({ params: { id } }, { context: { version, idempotencyKey: key } }))
      .data,
  /** What a request shows shortened, in full; the look is recorded. */
  revealRequest: async (id: string) => (await api.approvals.revealRequest({ params: { id } })).data.list,
  /** Rates of a record: those that hold or come, those before, and the change that waits. */
  getMdrRates: async (kind: RecordKind, id: string) =>
    kind === 'partner'
      ? (await api.approvals.getPartnerMdrRates({ params: { id } })).data
      : (await api.approvals.getMerchantMdrRates({ params: { id } })).data,
  getStoreTaxes: async (id: string) => (await api.storeTaxes.getStoreTaxes({ params: { id } })).data,
  changeStoreTaxes: async ({ id, version }: Seen, body: TaxChange, key: string) =>
    (
      await api.storeTaxes.changeStoreTaxes(
        { params: { id }, body },
        { context: { version, idempotencyKey: key } },
      )
    ).data,
  changeMdrRates: async (
    { kind, id, version }: Seen & { kind: RecordKind },
    body: RateChange,
    key: string,
  ) => {
    const input = { params: { id }, body };
    const context = { context: { version, idempotencyKey: key } };
    return kind === 'partner'
      ? (await api.approvals.changePartnerMdrRates(input, context)).data
      : (await api.approvals.changeMerchantMdrRates(input, context)).data;
  },
};
