import { api, type ContractInput } from '../../http/api.ts';

/** The days, and the kind of application, that a funnel is asked for. */
export type FunnelQuery = ContractInput['applicantFunnel']['getApplicantFunnel']['query'];

export const funnelVerbs = {
  /** How people get on with applying who began on some days; fails with an ApiError. */
  getApplicantFunnel: async (query: FunnelQuery) =>
    (await api.applicantFunnel.getApplicantFunnel({ query })).data,
};
