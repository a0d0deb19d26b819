import { api } from '../http/api.ts';

/** What people of partners do with their own account; each fails with an ApiError. */
export const myAccountVerbs = {
  getMyAccount: async () => (await api.myAccount.getMyAccountPersons({})).data,
  /** Stores of the own partner that one may ask for, by name or code. */
  findMyStores: async (q: string) => (await api.myAccount.findMyStores({ query: q ? { q } : {} })).data.list,
  requestStores: async (merchantIds: string[], why: string) =>
    (await api.myAccount.requestStores({ body: { merchantIds, why } })).data.list,
  requestModules: async (moduleCodes: string[], why: string) =>
    (await api.myAccount.requestModules({ body: { moduleCodes, why } })).data.list,
  cancelMyRequest: async ({ id, version }: { id: string; version: number }) =>
    (await api.myAccount.cancelMyRequest({ params: { id } }, { context: { version } })).data,
};
