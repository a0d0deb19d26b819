import { type Answer, ask } from './ask.ts';
import { inDraft } from './drafts.ts';
import { heldSession } from './held.ts';

/** The partner that the session speaks for: its business, its account with four digits, who signs. */
export type OwnPartner = Answer<'applicantPartners', 'getOwnPartner'>;
type OwnBranches = Answer<'applicantPartners', 'listOwnBranches'>;

const PARTNERS = '/api/self-service/partners';

/** A call as the partner, or as its draft of stores: where the number was proved anew meanwhile that one is opened again first. */
export const inOwn = <Data>(call: () => Promise<Data>): Promise<Data> => {
  const { partnerId = null, referenceNumber = null } = heldSession() ?? {};
  return partnerId === null && referenceNumber !== null ? inDraft(referenceNumber, call) : call();
};

/** The partner of the session, or of its draft of stores. Rejects with 404 for a session of neither. */
export const getOwnPartner = (): Promise<OwnPartner> => ask('GET', PARTNERS);

/** The stores that it has and whose names hold a text, by name: the first `limit` of them, and how many there are. */
export const listOwnBranches = (name: string, limit: number): Promise<OwnBranches> => {
  const query = { limit: `${limit}`, ...(name ? { 'merchantName[like]': name } : {}) };
  return inOwn(() => ask('GET', `${PARTNERS}/branches`, { query }));
};
