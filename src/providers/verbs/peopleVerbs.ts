import type { ContractInput } from '../http/api.ts';
import { api } from '../http/api.ts';

type Calls = ContractInput['associates'];

/** A retailer associate at one of its stores, in the version that was read. */
export interface PersonAt {
  merchantId: string;
  id: string;
  version: number;
}

const AT_MOST = 20;
const at = ({ merchantId, id }: PersonAt) => ({ merchantId, id });

/** People of stores besides their list: each part of one is written by a call of its own. */
export const peopleVerbs = {
  getPerson: async (id: string) => (await api.associates.getAssociate({ params: { id } })).data,
  addRetailerAssociate: async (merchantId: string, body: Calls['addRetailerAssociate']['body']) =>
    (await api.associates.addRetailerAssociate({ params: { merchantId }, body })).data,
  savePersonalDetails: async (
    person: PersonAt,
    body: Calls['updateRetailerAssociatePersonalDetails']['body'],
  ) =>
    (
      await api.associates.updateRetailerAssociatePersonalDetails(
        { params: at(person), body },
        { context: { version: person.version } },
      )
    ).data,
  savePersonAddress: async (person: PersonAt, body: Calls['updateRetailerAssociateAddress']['body']) =>
    (
      await api.associates.updateRetailerAssociateAddress(
        { params: at(person), body },
        { context: { version: person.version } },
      )
    ).data,
  saveDesignation: async (person: PersonAt, body: Calls['updateDesignationPosition']['body']) =>
    (
      await api.associates.updateDesignationPosition(
        { params: at(person), body },
        { context: { version: person.version } },
      )
    ).data,
  /** The provider's people by part of their code or name; of very many the first hundred. */
  findRepresentatives: async (text: string) =>
    (await api.associates.getSalesRepresentatives({ query: text ? { employeeCode: text } : {} })).data.list,
  /** The stores of a partner that an employee serves, as far as one sees them. */
  listServedStores: async (partnerId: string, employeeCode: string) => {
    const { data } = await api.associates.listAssociates({
      params: { id: partnerId },
      query: { type: 'sales-representatives', q: { like: employeeCode } },
    });
    return data.list.find((row) => row.employeeCode === employeeCode)?.merchants ?? [];
  },
  /** Has one of the provider's people serve stores of one partner, or serve them no more. */
  representStores: async (action: 'add' | 'remove', employeeCode: string, merchantIds: readonly string[]) => {
    const [id = '', ...rest] = merchantIds;
    await api.associates.salesRepresentativeAction({
      params: { id, action },
      body: { employeeCode, merchantIds: rest },
    });
  },
  /** Stores of a partner by what stands in their name or codes; of many the first few. */
  findStores: async (partnerId: string, text: string) =>
    (
      await api.merchants.listMerchants({
        query: { partnerId, limit: AT_MOST, ...(text ? { q: { like: text } } : {}) },
      })
    ).data.list,
};
