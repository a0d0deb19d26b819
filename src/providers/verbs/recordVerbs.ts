import type { RecordType } from '#domain/pages/recordPages.ts';
import { takesNewStores } from '#domain/records/newStores.ts';
import type { ContractInput } from '../http/api.ts';
import { api } from '../http/api.ts';

/** What a record of partner management is: a partner with its application, or one store. */
export type RecordKind = 'partner' | 'merchant';

type NewPartner = ContractInput['partners']['createPartner']['body'];
type NewStore = ContractInput['merchants']['createMerchant']['body'];

/** What is read of partners and stores besides the methods of react-admin; each fails with an ApiError. */
export const recordVerbs = {
  /** The head of a partner or of a store: where it stands, who has it, what is missing and what is open. */
  getRecordSummary: async (kind: RecordKind, id: string) =>
    kind === 'partner'
      ? (await api.applications.getPmDetailsPartnerWorkflow({ params: { id } })).data
      : (await api.applications.getMerchantSummary({ params: { id } })).data,
  /** How many records each tab of a list holds, exact to 10,000. */
  getTabCounts: async (type: RecordType) =>
    (await api.applications.getTabCounts({ params: { type } })).data.list,
  /** A page of what changed on a partner itself or on one of its stores, newest first, and the cursor of the older ones. */
  listRecordTimeline: async (partnerId: string, merchantId: string | null, cursor?: string) =>
    (
      await api.applications.getRecordTimeline({
        params: { id: partnerId },
        query: { cursor, ...(merchantId ? { merchantId } : {}) },
      })
    ).data,
  /** A page of what staff noted, newest first; of a partner with all its stores, or of one store. */
  listRecordNotes: async (partnerId: string, merchantId: string | null, cursor?: string) =>
    (
      await api.applications.listNotes({
        params: { id: partnerId },
        query: { cursor, ...(merchantId ? { merchantId } : {}) },
      })
    ).data,
  addRecordNote: async (partnerId: string, merchantId: string | null, body: string, key: string) =>
    (
      await api.applications.addNote(
        { params: { id: partnerId }, body: { merchantId, body } },
        { context: { idempotencyKey: key } },
      )
    ).data,
  /** Takes in a whole application; the server checks what the wizard has put together. Twice under one key is once. */
  createApplication: async (body: Record<string, unknown>, key: string) =>
    (await api.partners.createPartner({ body: body as NewPartner }, { context: { idempotencyKey: key } }))
      .data,
  /** Adds a store to a partner. */
  createStore: async (body: Record<string, unknown>, key: string) =>
    (await api.merchants.createMerchant({ body: body as NewStore }, { context: { idempotencyKey: key } }))
      .data,
  /** Partners that take new stores, by a part of their name, TIN or code, as choices. */
  findPartners: async (text: string) =>
    (
      await api.partners.searchPartnersV3({
        query: { ...(text ? { q: text } : {}), limit: 20, sort: 'name' },
      })
    ).data.list
      .filter(({ status, workflowStatus }) => takesNewStores(status, workflowStatus))
      .map(({ id, name, hsisCode }) => ({ value: id, label: hsisCode ? `${name} (${hsisCode})` : name })),
};
