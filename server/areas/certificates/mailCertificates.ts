import { pathOf } from '#domain/pages.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { centavos, id, int, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { composeCertificate, type MailedCertificate } from '../../messages/composeCertificate.ts';
import { CONTACT_OF_PAYEE, LANGUAGE_OF_CONTACT } from '../../settlement/contactOfPayee.ts';

interface Told extends Omit<MailedCertificate, 'url'> {
  certificateId: string;
  recipient: string;
  language: string | null;
}

const FROM = `certificate_2307 o join partner p on p.id = o.partner_id left join merchant m on m.id = o.merchant_id
  cross join ${CONTACT_OF_PAYEE}`;
const TOLD = columnsOf<Told>(FROM)({
  certificateId: id('o.id'),
  quarter: text('o.quarter'),
  version: int('o.version'),
  payee: text('o.payee_name'),
  total: centavos('o.total'),
  tax: centavos('o.tax'),
  recipient: text('c.email'),
  language: text(LANGUAGE_OF_CONTACT),
});
const READ = `select ${TOLD.select} from ${FROM} where o.id = any ($1::bigint[]) and p.enable_email_2307
  and p.status not in ('B', 'C') and coalesce(m.status, 'A') not in ('B', 'C') order by o.id`;
const SEND = `with asked as (select * from jsonb_to_recordset($1) as x(certificate_id bigint, recipient text, subject text, body text)),
  mailed as (insert into certificate_2307_mail (certificate_id, attempt, at, recipient, partner_id, merchant_id)
    select c.id, 1 + (select count(*) from certificate_2307_mail x where x.certificate_id = c.id), $2::timestamptz, a.recipient,
      c.partner_id, c.merchant_id
    from asked a join certificate_2307 c on c.id = a.certificate_id
    on conflict (certificate_id) where failed_at is null do nothing returning certificate_id, attempt),
  sent as (insert into outbox_message (topic, channel, recipient, subject, body, key)
    select 'certificate', 'email', a.recipient, a.subject, a.body, concat_ws(' ', 'certificate', a.certificate_id, case when m.attempt > 1 then m.attempt end)
    from mailed m join asked a on a.certificate_id = m.certificate_id)
  select certificate_id from mailed`;

const mailOf = (told: Told, publicUrl: string) => {
  const url = `${publicUrl}${pathOf('certificateDetail', { id: told.certificateId })}`;
  const { subject, body } = composeCertificate({ ...told, url });
  const language = told.language === 'fil' ? 'fil' : 'en';
  return {
    ...{ certificate_id: told.certificateId, recipient: told.recipient },
    ...{ subject: subject[language], body: body[language] },
  };
};

/**
 * Mails certificates to those payees whose partner wants that, in the transaction that issues them: a crash leaves both or neither, and a
 * certificate goes out once; another mail is written only where all before it were refused for good. Answers to how many it went.
 */
export const mailCertificates = async (
  tx: Tx,
  ids: readonly string[],
  { publicUrl, at }: { publicUrl: string; at: Date },
): Promise<number> => {
  if (!ids.length) return 0;
  const told = await TOLD.read(tx, { name: 'mailed-certificates', text: READ, values: [ids] });
  if (!told.length) return 0;
  const mails = JSON.stringify(told.map((one) => mailOf(one, publicUrl)));
  return (await tx.query({ name: 'mail-certificates', text: SEND, values: [mails, at] })).length;
};
