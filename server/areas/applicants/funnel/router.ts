import { getApplicantFunnel } from './getApplicantFunnel.ts';

export const applicantFunnelRouter = { getApplicantFunnel };
