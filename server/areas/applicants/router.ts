import { beginApplicantSession } from './beginApplicantSession.ts';
import { endApplicantSession } from './endApplicantSession.ts';
import { issueApplicantOtp } from './issueApplicantOtp.ts';

export const applicantsRouter = {
  issueApplicantOtp,
  beginApplicantSession,
  endApplicantSession,
};
