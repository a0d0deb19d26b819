import type { AccessRoleModule } from '#contract/accessRoles.ts';
import type { JobRow } from '#contract/desk.ts';
import type { ContractInput } from '../http/api.ts';
import { api } from '../http/api.ts';
import { reportAction } from './reportAction.ts';

type ExportOrder = ContractInput['jobs']['createExport']['body'];

const NAMED_LOOKUPS = {
  businessArea: () => api.lookups.getBusinessAreas({}),
  businessEntity: () => api.lookups.getBusinessEntityTypes({}),
  documentType: () => api.lookups.getDocumentTypes({}),
  merchantType: () => api.lookups.getMerchantTypes({}),
  partnerCategory: () => api.lookups.getPartnerCategories({}),
  partnerType: () => api.lookups.getUtilityPartnerTypes({}),
  vatType: () => api.merchants.getVatTypes({}),
};
/** The look-ups whose codes stand in records. */
export type NamedLookup = keyof typeof NAMED_LOOKUPS;

type PlaceOption = { value: string; label: string };

const optionsOf = (places: readonly { id: string; name: string }[]): PlaceOption[] =>
  places.map(({ id, name }) => ({ value: id, label: name }));

/** A little less than what browsers carry along when a page closes, as bytes. */
const MOST_LASTING = 60 * 1024;
/** Whether a draft may be sent while its page closes. Told at once: whatever waits is not sent any more. */
const isLight = (values: Record<string, unknown>): boolean =>
  new TextEncoder().encode(JSON.stringify(values)).length < MOST_LASTING;

/** What the portal does besides the nine methods of react-admin, area by area; each fails with an ApiError. */
export const verbs = {
  /** Every module with its responsibilities, all disabled. */
  listModules: async (): Promise<AccessRoleModule[]> => (await api.accessRoles.listModules({})).data.list,
  /** Tables that have audit entries, for the filter. */
  listAuditTargets: async () => (await api.audit.listAuditTargets({})).data.list,
  /** A page of the entries about one record, newest first, and the cursor of the older ones. */
  listAuditEntries: async ({ target, targetKey }: { target: string; targetKey: string }, cursor?: string) =>
    (await api.audit.listAuditTrail({ query: { target, targetKey, cursor } })).data,
  reportAction,
  /** Orders the export of a whole list; answers its job. */
  createExport: async (body: ExportOrder): Promise<JobRow> => (await api.jobs.createExport({ body })).data,
  getJob: async (id: string): Promise<JobRow> => (await api.jobs.getJob({ params: { id } })).data,
  cancelJob: async (id: string): Promise<JobRow> => (await api.jobs.cancelJob({ params: { id } })).data,
  /** A stored file with its name. */
  downloadFile: (id: string): Promise<File> => api.files.downloadFile({ params: { id } }),
  /** What was typed and not saved under a form's key, or null. */
  getDraft: async (key: string) => (await api.drafts.getDraft({ query: { key } })).data,
  /**
   * `last` is a save while the page closes: it outlives the page. With `seen` (`dtimeUpdated` of the draft that this one goes on
   * from, null for none) another one that came in between is refused as a conflict; without it, it is overwritten.
   */
  saveDraft: async (key: string, values: Record<string, unknown>, last = false, seen?: string | null) =>
    (
      await api.drafts.saveDraft(
        { body: { key, values, seen } },
        { context: { keepalive: last && isLight(values) } },
      )
    ).data,
  discardDraft: async (key: string): Promise<void> => {
    await api.drafts.deleteDraft({ body: { key } });
  },
  /** Codes and labels of a look-up, in its order. */
  listLookup: async (list: NamedLookup) => (await NAMED_LOOKUPS[list]()).data.list,
  /** The places of a level below what is chosen, for selects. */
  listRegions: async (): Promise<PlaceOption[]> => optionsOf((await api.places.getRegions({})).data.list),
  listProvinces: async (regionId: string): Promise<PlaceOption[]> =>
    optionsOf((await api.places.getProvinces({ query: { regionId } })).data.list),
  listCities: async (provinceId: string): Promise<PlaceOption[]> =>
    optionsOf((await api.places.getCities({ query: { provinceId } })).data.list),
  /** The latest notices and how many are unread. */
  listNotices: async () => (await api.notices.listNotices({})).data,
  readNotices: async (ids: string[]): Promise<void> => {
    await api.notices.readNotices({ body: { ids } });
  },
  /** Each permission that the user holds, with the roles and modules that give it. */
  getMyPermissions: async () => (await api.session.getMyPermissions({})).data.list,
};
