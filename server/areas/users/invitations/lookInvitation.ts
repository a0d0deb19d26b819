import { usernamesFor } from '#domain/people/username.ts';
import type { Tx } from '../../../db/context.ts';
import { withSession } from '../../../db/context.ts';
import { osOpen } from '../../../http/os.ts';
import { openInvitation } from '../../../signIn/openInvitation.ts';

const TAKEN = 'select username::text as name from user_account where username = any ($1::citext[])';

const freeOf = async (tx: Tx, names: readonly string[]): Promise<string> => {
  const rows = await tx.query<{ name: string }>({ name: 'taken-names', text: TAKEN, values: [names] });
  const taken = new Set(rows.map(({ name }) => name.toLowerCase()));
  return names.find((name) => !taken.has(name.toLowerCase())) ?? '';
};

/** Who is invited, with a username that is free. 422 rule_invitation_ended. */
export const lookInvitation = osOpen.invitations.lookInvitation.handler(async ({ input, context }) => {
  const { deps, requestId } = context;
  // As the door of the house sees it, whoever asks: the person may be signed in to another account.
  return withSession(deps.pools, requestId, async (tx) => {
    const found = await openInvitation(tx, input.body.token, deps.now());
    const { firstName, lastName, partnerName, expiresAt, wanted } = found;
    const names = [...(wanted === null ? [] : [wanted]), ...usernamesFor(firstName, lastName)];
    const suggestedUsername = await freeOf(tx, names);
    return { data: { firstName, partnerName, suggestedUsername, dtimeExpires: expiresAt.toISOString() } };
  });
});
