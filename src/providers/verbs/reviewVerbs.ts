import { api, type ContractInput } from '../http/api.ts';
import type { RecordKind } from './recordVerbs.ts';

type DecisionInput = ContractInput['applications']['partnerWorkflowAction'];
/** Reason and remarks of a decision. */
export type DecisionBody = DecisionInput['body'];
type Action = DecisionInput['params']['action'];
type StatusBody = ContractInput['applications']['updatePartnerStatus']['body'];
type QueueQuery = ContractInput['applications']['getReviewQueue']['query'];

/** The record that a move is about, the version on screen, and the key that makes a second press harmless. */
export interface Moved {
  kind: RecordKind;
  id: string;
  version: number;
  key: string;
}

const contextOf = ({ version, key }: Moved) => ({ context: { version, idempotencyKey: key } });

/** Decisions of the review, moves of status, and the queue of what waits. */
export const reviewVerbs = {
  decideRecord: async (record: Moved, action: Action, body: DecisionBody) => {
    const input = { params: { id: record.id, action }, body };
    return record.kind === 'partner'
      ? (await api.applications.partnerWorkflowAction(input, contextOf(record))).data
      : (await api.applications.merchantWorkflowAction(input, contextOf(record))).data;
  },
  setRecordStatus: async (record: Moved, body: StatusBody) => {
    const input = { params: { id: record.id }, body };
    return record.kind === 'partner'
      ? (await api.applications.updatePartnerStatus(input, contextOf(record))).data
      : (await api.applications.updateMerchantStatus(input, contextOf(record))).data;
  },
  resubmitRecord: async (record: Moved) => {
    const input = { params: { id: record.id } };
    return record.kind === 'partner'
      ? (await api.applications.resubmitPartner(input, contextOf(record))).data
      : (await api.applications.resubmitMerchant(input, contextOf(record))).data;
  },
  takeBackRecord: async (record: Moved) => {
    const input = { params: { id: record.id } };
    return record.kind === 'partner'
      ? (await api.applications.takeBackPartner(input, contextOf(record))).data
      : (await api.applications.takeBackMerchant(input, contextOf(record))).data;
  },
  answerRemark: async (id: string, answer: string, key: string) =>
    (
      await api.applications.answerRemark(
        { params: { id }, body: { answer } },
        { context: { idempotencyKey: key } },
      )
    ).data,
  /** Cancels an application with its stores, or one store of it. */
  cancelApplication: async (record: Moved, partnerId: string, reason: string | undefined): Promise<void> => {
    const store = record.kind === 'merchant' ? { merchantId: record.id } : {};
    const body = { partnerId, ...store, ...(reason ? { reason } : {}) };
    await api.applications.cancelApplication({ body }, contextOf(record));
  },
  /** What waits for the user's review, the oldest first. */
  getReviewQueue: async (query: QueueQuery) => (await api.applications.getReviewQueue({ query })).data,
  claimReview: async (body: { partnerId: string; merchantId: string | null }): Promise<void> => {
    await api.applications.claimReview({ body });
  },
  releaseReview: async (body: { partnerId: string; merchantId: string | null }): Promise<void> => {
    await api.applications.releaseReview({ body });
  },
};
