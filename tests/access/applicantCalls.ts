// Written by hand from the specification and its decisions (OP-17, OP-56, OP-58), and reviewed; never generated from the contract.
import type { Admitted } from './accountCalls.ts';
import type { Decided } from './decidedCalls.ts';
import type { Maker } from './sampleRequests.ts';

/** As accountCalls.ts. */
export const APPLICANT_CALLS: Readonly<Record<string, Admitted>> = {
  'applicants.issueApplicantOtp': { in: 'anyone' },
  'applicants.beginApplicantSession': { in: 'anyone' },
  'applicants.endApplicantSession': { in: 'nobody' },
  'applications.mendRemark': { in: 'nobody' },
};

/** As decidedCalls.ts. */
export const DECIDED_APPLICANTS: Readonly<Record<string, Decided>> = {
  'applicants.issueApplicantOtp': ['POST', '/api/self-service/otp', 'anyone'],
  'applicants.beginApplicantSession': ['POST', '/api/self-service/session', 'anyone'],
  'applicants.endApplicantSession': ['POST', '/api/self-service/session/end', 'otp'],
  'applications.mendRemark': ['POST', '/api/self-service/remarks/{id}/mend', 'otp'],
};

/** As sampleRequests.ts. */
export const APPLICANT_SAMPLES: Readonly<Record<string, Maker>> = {
  'applicants.issueApplicantOtp': ({ account }) => ({
    body: { identifier: `nobody ${account ?? 'at all'}` },
  }),
  'applicants.beginApplicantSession': () => ({
    body: { challengeId: '00000000-0000-4000-8000-000000000000', otp: '123456' },
  }),
  'applications.mendRemark': ({ records }) => ({
    params: { id: records.remarkId },
    body: { values: { name: 'Mended' } },
    headers: { 'If-Match': '1' },
  }),
};
