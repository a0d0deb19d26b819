import type { ToApplicant } from '../../messages/composeApplication.ts';
import type { Subject } from '../lock/subject.ts';
import type { Work } from '../lock/work.ts';

// A store's own contact person before its partner's, the contact person before others. Who applied by themselves chose a language.
const TELL = `with reached as (
    select c.email, c.mobile_number, row_number() over (order by c.merchant_id is null,
      array_position(array['CONTACT_PERSON', 'OWNER', 'AUTHORIZED_SIGNATORY'], c.role) nulls last, c.position, c.id) as place
    from contact_person c where c.partner_id = $1 and (c.merchant_id is null or c.merchant_id = $2)
  ), spoken as (
    select coalesce((select d.language from applicant_draft d where d.partner_id = $1 order by d.id desc limit 1), 'en') as language
  ), just as (
    select from merchant m join application_event e on e.partner_id = $1 and e.merchant_id = m.id
    where m.partner_id = $1 and m.id <> $2 and e.created_at > $7::timestamptz - interval '1 hour'
      and (m.reference_number, e.to_status) = (select o.reference_number, o.status from merchant o where o.id = $2)
  ) insert into outbox_message (topic, channel, recipient, subject, body)
  (select 'application', 'email', r.email, $3, $4 from reached r where nullif(r.email, '') is not null order by r.place limit 1)
  union all
  (select 'application', 'sms', r.mobile_number, null, case s.language when 'fil' then $6 else $5 end from reached r cross join spoken s
    where $5::text is not null and not exists (select from just) and nullif(r.mobile_number, '') is not null order by r.place limit 1)`;

/**
 * Tells the contact person of an application, or of one store of it, what became of it: by mail, and by one SMS where it has a number of
 * its own. Of stores that share a number and are decided alike within an hour the first one's SMS stands for all.
 */
export const tellApplicant = async (
  { tx, deps }: Work,
  { partnerId, merchantId }: Pick<Subject, 'partnerId' | 'merchantId'>,
  { subject, body, sms }: ToApplicant,
): Promise<void> => {
  const values = [partnerId, merchantId, subject, body, sms?.en ?? null, sms?.fil ?? null, deps.now()];
  await tx.query({ name: 'tell-applicant', text: TELL, values });
};
