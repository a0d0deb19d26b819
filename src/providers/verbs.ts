import type { AccessRoleModule } from '#contract/accessRoles.ts';
import type { JobRow } from '#contract/desk.ts';
import type { ContractInput } from './api.ts';
import { api } from './api.ts';

type ExportOrder = ContractInput['jobs']['createExport']['body'];
type AuditClaim = ContractInput['audit']['postAuditTrail']['body'];

/** What the portal does besides the nine methods of react-admin; each fails with an ApiError. */
export const verbs = {
  /** Every module with its responsibilities, all disabled. */
  listModules: async (): Promise<AccessRoleModule[]> => (await api.accessRoles.listModules({})).data.list,
  /** Tables that have audit entries, for the filter. */
  listAuditTargets: async () => (await api.audit.listAuditTargets({})).data.list,
  /** Records what the portal did; a failed record is logged and never blocks the action. */
  postAuditTrail: async (body: AuditClaim): Promise<void> => {
    await api.audit.postAuditTrail({ body }).catch((error: unknown) => console.error('audit', error));
  },
  /** Orders the export of a whole list; answers its job. */
  createExport: async (body: ExportOrder): Promise<JobRow> => (await api.jobs.createExport({ body })).data,
  getJob: async (id: string): Promise<JobRow> => (await api.jobs.getJob({ params: { id } })).data,
  cancelJob: async (id: string): Promise<JobRow> => (await api.jobs.cancelJob({ params: { id } })).data,
  /** A stored file with its name. */
  downloadFile: (id: string): Promise<File> => api.files.downloadFile({ params: { id } }),
  /** What was typed and not saved under a form's key, or null. */
  getDraft: async (key: string) => (await api.drafts.getDraft({ query: { key } })).data,
  saveDraft: async (key: string, values: Record<string, unknown>) =>
    (await api.drafts.saveDraft({ body: { key, values } })).data,
  discardDraft: async (key: string): Promise<void> => {
    await api.drafts.deleteDraft({ body: { key } });
  },
  /** The latest notices and how many are unread. */
  listNotices: async () => (await api.notices.listNotices({})).data,
  readNotices: async (ids: string[]): Promise<void> => {
    await api.notices.readNotices({ body: { ids } });
  },
  /** Each permission that the user holds, with the roles and modules that give it. */
  getMyPermissions: async () => (await api.session.getMyPermissions({})).data.list,
};
