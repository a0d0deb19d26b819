import { api } from '../http/api.ts';

/** What is read of the audit trail besides its list; each fails with an ApiError. */
export const auditVerbs = {
  /** Tables that have audit entries, for the filter. */
  listAuditTargets: async () => (await api.audit.listAuditTargets({})).data.list,
  /** A page of the entries about one record, newest first, and the cursor of the older ones. */
  listAuditEntries: async ({ target, targetKey }: { target: string; targetKey: string }, cursor?: string) =>
    (await api.audit.listAuditTrail({ query: { target, targetKey, cursor } })).data,
};
