import type { MERCHANT_SECTIONS, PARTNER_SECTIONS } from '#contract/applications.ts';
import type { ContractInput } from '../http/api.ts';
import { api } from '../http/api.ts';
import type { RecordKind } from './recordVerbs.ts';

type Body = Record<string, unknown>;
type Schedules = ContractInput['applications']['updateMerchantSchedules']['body'];
type Sites = ContractInput['applications']['updateMerchantEcommerceSites']['body'];

/** The sections of partners and stores: each is read with the whole record and written by a call of its own. */
export const sectionVerbs = {
  getPartnerRecord: async (id: string) => (await api.partners.getPartner({ params: { id } })).data,
  getStoreRecord: async (id: string) => (await api.merchants.getMerchant({ params: { id } })).data,
  savePartnerSection: async (
    id: string,
    section: (typeof PARTNER_SECTIONS)[number],
    body: Body,
    version: number,
  ) =>
    (await api.applications.updatePartnerSection({ params: { id, section }, body }, { context: { version } }))
      .data,
  saveStoreSection: async (
    id: string,
    section: (typeof MERCHANT_SECTIONS)[number],
    body: Body,
    version: number,
  ) =>
    (
      await api.applications.updateMerchantSection(
        { params: { id, section }, body },
        { context: { version } },
      )
    ).data,
  saveSchedules: async (id: string, body: Schedules, version: number) =>
    (await api.applications.updateMerchantSchedules({ params: { id }, body }, { context: { version } })).data,
  saveSites: async (id: string, body: Sites, version: number) =>
    (await api.applications.updateMerchantEcommerceSites({ params: { id }, body }, { context: { version } }))
      .data,
  /** The change of a record's bank account that waits for a second person or for its time, if any. */
  getPendingBankChange: async (kind: RecordKind, id: string) => {
    const { data } = await api.approvals.listApprovalRequests({
      query: {
        state: { in: 'PENDING,SCHEDULED' },
        kind: 'BANK_ACCOUNT',
        [kind === 'partner' ? 'partnerId' : 'merchantId']: id,
      },
    });
    // A partner's list has the changes of its stores too.
    return data.list.find(({ merchantId }) => (merchantId === null) === (kind === 'partner')) ?? null;
  },
};
