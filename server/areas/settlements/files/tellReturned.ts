import { pathOf } from '#domain/pages.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { centavos, day, id, list, text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import { composeReturned } from '../../../messages/composeReturned.ts';
import { CONTACT_OF_PAYEE, LANGUAGE_OF_CONTACT } from '../../../settlement/contactOfPayee.ts';
import { payoutNotices } from './payoutNotices.ts';

interface Told {
  attemptId: string;
  payoutId: string;
  day: string;
  payee: string;
  amount: string;
  reason: string;
  /** Those of its people who read payouts: of the whole partner, or of the store whose account it is. */
  people: string[];
  recipient: string | null;
  language: string | null;
}

const PEOPLE = `array(select u.username::text from user_account u
    where u.type = 'EXTERNAL' and u.status = 'ACTIVE' and u.partner_id = o.partner_id
      and (u.access_level = 'PARTNER' or exists (select from user_merchant m where m.user_id = u.id and m.merchant_id = o.merchant_id))
      and exists (select from user_permission p where p.user_id = u.id and p.permission in ('FM_VIEW_DR', 'DR_VIEW'))
    order by u.id)`;
const FROM = `payout_attempt a join payout o on o.id = a.payout_id left join ${CONTACT_OF_PAYEE} on true`;
const TOLD = columnsOf<Told>(FROM)({
  attemptId: id('a.id'),
  payoutId: id('o.id'),
  day: day('o.day'),
  payee: text('a.payee_name'),
  amount: centavos('a.amount'),
  reason: text('a.return_reason'),
  people: list(PEOPLE),
  recipient: text('c.email'),
  language: text(LANGUAGE_OF_CONTACT),
});
const READ = `select ${TOLD.select} from ${FROM} where a.id = any ($1::bigint[]) order by a.id`;
const NOTICES = `select leave_notices(x.people, '{}', $2, x.params, x.link, $3)
  from jsonb_to_recordset($1) as x(people text[], params jsonb, link text)`;
const STAFF = 'select tell_staff_with($1, $2, $3, $4, $5)';
const MAIL = `insert into outbox_message (topic, channel, recipient, subject, body, key)
  select 'payout', 'email', x.recipient, x.subject, x.body, x.key
  from jsonb_to_recordset($1) as x(recipient text, subject text, body text, key text)`;

const linkTo = ({ payoutId }: Told): string => pathOf('payoutDetail', { id: payoutId });

const mailOf = (told: Told, publicUrl: string) => {
  const { subject, body } = composeReturned({ ...told, url: `${publicUrl}${linkTo(told)}` });
  const language = told.language === 'fil' ? 'fil' : 'en';
  return {
    ...{ recipient: told.recipient, subject: subject[language], body: body[language] },
    key: `payout-returned ${told.attemptId}`,
  };
};

interface Returned {
  fileId: string;
  /** The attempts that came back, and what they come to in pesos. */
  attempts: readonly string[];
  amount: string;
  publicUrl: string;
  now: Date;
}

/**
 * Tells payees of what came back, each by notice and mail, and the staff who send of all of it: in the transaction that takes the answer
 * in, so that each is told once.
 */
export const tellReturned = async (
  tx: Tx,
  { fileId, attempts, amount, publicUrl, now }: Returned,
): Promise<void> => {
  if (attempts.length === 0) return;
  const told = await TOLD.read(tx, { name: 'told-of-returned', text: READ, values: [attempts] });
  const notices = told.map((one) => {
    const { people, payee, day: of, reason } = one;
    return { people, params: { payee, amount: one.amount, day: of, reason }, link: linkTo(one) };
  });
  const mails = told.filter(({ recipient }) => recipient).map((one) => mailOf(one, publicUrl));
  const ofStaff = { file: fileId, count: attempts.length, amount };
  const link = `${pathOf('payoutList')}?${new URLSearchParams({ filter: '{"status":["RETURNED"]}' })}`;
  const staff = ['FM_EDIT_RS', payoutNotices['payouts-returned'].name, JSON.stringify(ofStaff), link, now];
  const ofPayee = payoutNotices['payout-returned'].name;
  await tx.query({ text: NOTICES, values: [JSON.stringify(notices), ofPayee, now] });
  await tx.query({ name: 'tell-staff-with', text: STAFF, values: staff });
  if (mails.length) await tx.query({ text: MAIL, values: [JSON.stringify(mails)] });
};
