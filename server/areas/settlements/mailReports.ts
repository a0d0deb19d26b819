import type pg from 'pg';
import { pathOf } from '#domain/pages.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { centavos, day, id, int, text } from '../../db/columns/kinds.ts';
import type { Deps } from '../../http/deps.ts';
import { inTransaction } from '../../jobs/inTransaction.ts';
import { composeDisbursement, type DayOfPayee } from '../../messages/composeDisbursement.ts';
import { restAsLong } from '../../process/restAsLong.ts';
import { CONTACT_OF_PAYEE, LANGUAGE_OF_CONTACT } from '../../settlement/contactOfPayee.ts';
import { queryOf } from '../../settlement/run/queryOf.ts';

const OWE = `insert into disbursement_mail (run_id) select r.id from settlement_run r where r.day = $1`;

/** Owes the mails of a day, in the transaction that settles it. */
export const oweMails = async (client: pg.ClientBase, of: string): Promise<void> => {
  await client.query(OWE, [of]);
};

// Several servers do this: each takes another run.
const NEXT = `select w.run_id as run from disbursement_mail w where w.mailed_at is null order by w.run_id limit 1
  for update skip locked`;
const DONE = 'update disbursement_mail set mailed_at = $2, mail_count = $3 where run_id = $1';

interface Told extends Omit<DayOfPayee, 'url'> {
  payoutId: string;
  merchantId: string | null;
  recipient: string;
  language: string | null;
}

// Of an account of a store its own switch counts; else the partner's.
const FROM = `payout o join partner p on p.id = o.partner_id left join merchant m on m.id = o.merchant_id
  cross join ${CONTACT_OF_PAYEE}
  cross join lateral (
    select sum(l.gross)::bigint as gross, sum(l.refunds)::bigint as refunds,
      sum(l.commission + l.tax_on_commission)::bigint as commission,
      sum(case when l.is_twa then l.withholding_tax else 0 end)::bigint as withheld, sum(l.ewt)::bigint as ewt
    from disbursement_line l where l.payout_id = o.id
  ) s`;
const TOLD = columnsOf<Told>(FROM)({
  payoutId: id('o.id'),
  merchantId: id('o.merchant_id'),
  recipient: text('c.email'),
  language: text(LANGUAGE_OF_CONTACT),
  day: day('o.day'),
  payee: text('o.payee_name'),
  lineCount: int('o.line_count'),
  gross: centavos('s.gross'),
  refunds: centavos('s.refunds'),
  commission: centavos('s.commission'),
  withheld: centavos('s.withheld'),
  ewt: centavos('s.ewt'),
  net: centavos('o.nets'),
  carryIn: centavos('o.carry_in'),
  amount: centavos('o.amount'),
  carryOut: centavos('o.carry_out'),
});
const READ = `select ${TOLD.select} from ${FROM} where o.run_id = $1
  and case when o.merchant_id is null then p.enable_email_dr else m.enable_email_dr end
  and p.status not in ('B', 'C') and coalesce(m.status, 'A') not in ('B', 'C') order by o.id`;
const SEND = `insert into outbox_message (topic, channel, recipient, subject, body, key)
  select 'payout', 'email', x.recipient, x.subject, x.body, x.key
  from jsonb_to_recordset($1) as x(recipient text, subject text, body text, key text)
  on conflict (key) where key is not null do nothing`;

const urlOf = (publicUrl: string, { day: of, merchantId }: Told): string => {
  const filter = JSON.stringify({ day: { gte: of, lte: of }, ...(merchantId && { merchantId }) });
  return `${publicUrl}${pathOf('disbursementReport')}?${new URLSearchParams({ filter, page: '1' })}`;
};

const mailOf = (told: Told, publicUrl: string) => {
  const { subject, body } = composeDisbursement({ ...told, url: urlOf(publicUrl, told) });
  const language = told.language === 'fil' ? 'fil' : 'en';
  return {
    ...{ recipient: told.recipient, subject: subject[language], body: body[language] },
    key: `disbursement ${told.payoutId}`,
  };
};

/** So many mails are written at a time: the others of a server wait meanwhile. */
const AT_ONCE = 100;

/** Mails the payees of the earliest run that owes it; answers whether there was one. */
const mailNext = (pool: pg.Pool, { now, config }: Pick<Deps, 'now' | 'config'>): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ run: string }>(NEXT);
    const [next] = rows;
    if (!next) return false;
    const told = await TOLD.read(queryOf(client), { text: READ, values: [next.run] });
    const rest = restAsLong();
    for (let from = 0; from < told.length; from += AT_ONCE) {
      const mails = told.slice(from, from + AT_ONCE).map((one) => mailOf(one, config.publicUrl));
      await client.query(SEND, [JSON.stringify(mails)]);
      await rest();
    }
    await client.query(DONE, [next.run, now(), told.length]);
    return true;
  });

/**
 * Mails what a settled day came to: one mail a day and payee, where that is set and nobody is blocked. With the mark in one transaction, so
 * that a crash leaves all of a run's mails or none, and by a key of its own, so that no mail goes out twice.
 */
export const mailReports = async (pool: pg.Pool, deps: Pick<Deps, 'now' | 'config'>): Promise<void> => {
  while (await mailNext(pool, deps));
};
