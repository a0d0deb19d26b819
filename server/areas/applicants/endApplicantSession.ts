import { and, eq, isNull } from 'drizzle-orm';
import { withSession } from '../../db/context.ts';
import { applicantSession } from '../../db/schema/session.ts';
import { osOpen } from '../../http/os.ts';
import { signedInUser } from '../../signIn/signedInUser.ts';
import { recordSession } from './recordSession.ts';

/** Ends an applicant's session: its token counts no more. */
export const endApplicantSession = osOpen.applicants.endApplicantSession.handler(async ({ context }) => {
  const { deps, requestId } = context;
  const applicant = signedInUser(context);
  await withSession(deps.pools, requestId, async (tx) => {
    await tx.db
      .update(applicantSession)
      .set({ endedAt: deps.now() })
      .where(and(eq(applicantSession.id, applicant.applicantId ?? ''), isNull(applicantSession.endedAt)));
    await recordSession(tx, 'LOGOUT', applicant);
  });
  return { data: { done: true as const } };
});
