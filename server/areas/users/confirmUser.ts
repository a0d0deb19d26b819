import { fail } from '../../http/errors/fail.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { moved, versionOf } from '../../http/versionOf.ts';
import { lockAccount } from '../../signIn/lockAccount.ts';
import { readUser } from './readUser.ts';

const CONFIRM = `select confirm_account($1, '{made,reset,rights}') as ended`;
const EVENT = `select audit.record_event('CONFIRMED', 'user_account', $1, null, null)`;
const CONFIRMED = {
  en: 'There is nothing to confirm: this account stands by itself.',
  fil: 'Walang dapat kumpirmahin: hiwalay na ang account na ito.',
};
const NOT_INDEPENDENT = {
  en: 'You made this account or changed what it signs in by, or it counts as yours: somebody else has to confirm it.',
  fil: 'Ikaw ang gumawa ng account na ito o nagbago ng ipinapasok dito, o itinuturing itong sa iyo: iba ang dapat magkumpirma.',
};

/**
 * Confirms an account as a second person, so that it no longer counts as one person with the one who made it or did something to it alone.
 * 404, 409, 428, 422 rule_unchanged, rule_own_request.
 */
export const confirmUser = os.users.confirmUser.handler(async ({ input, context }) => {
  const { tx, deps } = context;
  const id = toId(input.params.id);
  const version = versionOf(context);
  await lockAccount(tx, id);
  const account = await readUser(tx, id, deps.now());
  if (account.version !== version) throw moved(account);
  if (!account.ties.length) throw fail('rule_unchanged', CONFIRMED);
  if (!account.isConfirmable) throw fail('rule_own_request', NOT_INDEPENDENT);
  await tx.query({ name: 'confirm-account', text: CONFIRM, values: [id] });
  await tx.query({ text: EVENT, values: [id] });
  return { data: await readUser(tx, id, deps.now()) };
});
