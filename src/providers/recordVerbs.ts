import { api } from './api.ts';
import type { RecordType } from './recordPaths.ts';

/** What a record of partner management is: a partner with its application, or one store. */
export type RecordKind = 'partner' | 'merchant';

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
};
