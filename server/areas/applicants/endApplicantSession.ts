import { withSession } from '../../db/context.ts';
import { osOpen } from '../../http/os.ts';
import { signedInUser } from '../../signIn/signedInUser.ts';
import { recordSession } from './recordSession.ts';

const END = 'update applicant_session set ended_at = $2 where id = $1 and ended_at is null';

/** Ends an applicant's session: its token counts no more. */
export const endApplicantSession = osOpen.applicants.endApplicantSession.handler(async ({ context }) => {
  const { deps, requestId } = context;
  const applicant = signedInUser(context);
  await withSession(deps.pools, requestId, async (tx) => {
    await tx.query({ text: END, values: [applicant.applicantId ?? '', deps.now()] });
    await recordSession(tx, 'LOGOUT', applicant);
  });
  return { data: { done: true as const } };
});
