import { payoutStatus } from '#domain/settlement/payoutStatus.ts';
import { fail } from '../../http/errors/fail.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { moved, versionOf } from '../../http/versionOf.ts';
import { WITH_ACCOUNT } from './getPayeeAccount.ts';
import { readPayout } from './getPayout.ts';

const LOCK = 'select o.id from payout o where o.id = $1 for no key update';
// What it went to before stays with its attempts; a block that came meanwhile holds it.
const RESEND = `update payout x set status = case when is_held(x) then 'HELD' else 'SCHEDULED' end,
    payee_name = coalesce(m.name, p.name), bank_id = acc.bank_id, bank_name = acc.bank_name, bank_branch_name = acc.branch_name,
    account_name = acc.account_name, account_number = acc.account_number, file_id = null, sent_at = null, ended_at = null,
    bank_reference = null, return_reason = null, resend_reason = $2, version = x.version + 1, updated_by = $3
  from ${WITH_ACCOUNT} where o.id = $1 and x.id = o.id returning x.id`;

const NOT_BACK = {
  en: `Only a payout with the status “${payoutStatus.RETURNED.label.en}” is sent anew.`,
  fil: `Ang payout na may status na “${payoutStatus.RETURNED.label.fil}” lang ang ipinapadala muli.`,
};
const NO_ACCOUNT = {
  en: 'The payee has no account in use that receives payments: mend its bank accounts first.',
  fil: 'Walang ginagamit na account ang babayaran na tumatanggap ng bayad: ayusin muna ang mga bank account nito.',
};

/** Schedules a payout that came back anew, to the account of its payee by now. 404, 428, 409, 422 rule_illegal_move, rule_no_account. */
export const resendPayout = os.settlements.resendPayout.handler(async ({ input, context }) => {
  const { tx, user } = context;
  const version = versionOf(context);
  await tx.query({ name: 'lock-payout', text: LOCK, values: [toId(input.params.id)] });
  const payout = await readPayout(tx, input.params.id);
  if (payout.version !== version) throw moved(payout);
  if (payout.status !== 'RETURNED') throw fail('rule_illegal_move', NOT_BACK);
  const values = [payout.id, input.body.reason, user.username];
  const done = await tx.query({ name: 'resend-payout', text: RESEND, values });
  if (done.length === 0) throw fail('rule_no_account', NO_ACCOUNT);
  return { data: await readPayout(tx, payout.id) };
});
