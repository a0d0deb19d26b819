import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { flag, id, text } from '../../../db/columns/kinds.ts';
import { withSession } from '../../../db/context.ts';
import { fail } from '../../../http/errors/fail.ts';
import { osOpen } from '../../../http/os.ts';
import { tokenHash } from '../../../signIn/tokensAndCodes.ts';
import { openSession, type Proved } from '../openSession.ts';

const SPENT = columnsOf<Proved>('applicant_link l, applicant_draft d')({
  draftId: id('d.id'),
  partnerId: id('null::bigint'),
  mobileNumber: text('d.mobile_number'),
  email: text('d.email'),
  // The same link went by mail, where there is an address.
  provesNumber: flag('d.email is null'),
});
// Of several at the same time one finds it unused.
const SPEND = `update applicant_link l set used_at = $2 from applicant_draft d
  where l.token_hash = $1 and l.used_at is null and l.expires_at > $2 and d.id = l.draft_id and d.state = 'OPEN' and d.expires_at > $2
  returning ${SPENT.select}`;

const ended = () =>
  fail('rule_link_ended', {
    en: 'This link was used or has ended: ask for another one.',
    fil: 'Nagamit na o wala nang bisa ang link na ito: humingi ng bago.',
  });

/** Turns a link into a session of 12 hours, once. 422 rule_link_ended, whatever is the matter with it. */
export const spendLink = osOpen.applicantLinks.spendLink.handler(async ({ input, context }) => {
  const { deps, requestId } = context;
  const values = [tokenHash(input.body.token), deps.now()];
  const [proved] = await withSession(deps.pools, requestId, (tx) =>
    SPENT.read(tx, { name: 'spend-draft-link', text: SPEND, values }),
  );
  const data = proved ? await openSession(context, proved) : null;
  if (!data) throw ended();
  return { data };
});
