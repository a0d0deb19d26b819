import { addDays, manilaDayStart } from '#domain/day.ts';
import { type Quarter, quarterDays, quarterOf } from '#domain/settlement/certificates/quarter.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { day } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import {
  type CertificateDraft,
  draftCertificates,
  payorOn,
} from '../../../settlement/certificates/draftCertificates.ts';
import { insertCertificates } from '../../../settlement/certificates/insertCertificates.ts';
import { readQuarterPayees } from '../../../settlement/certificates/quarterPayees.ts';
import { queryOf } from '../../../settlement/run/queryOf.ts';
import type { DemoArea } from '../area.ts';
import { unaudited } from '../rows.ts';

const HOUR_MS = 3_600_000;
/** So many payees of the quarter are left to be issued. */
const LEFT = 4;
const BY = 'finance.officer';

const SETTLED = columnsOf<{ first: string | null; last: string | null }>('settlement_run r')({
  first: day('min(r.day)'),
  last: day('max(r.day)'),
});
const READ = `select ${SETTLED.select} from settlement_run r`;

/** The latest quarter of which every day is settled; null where there is none. */
const closedQuarter = async (tx: Pick<Tx, 'query'>): Promise<Quarter | null> => {
  const [{ first, last } = { first: null, last: null }] = await SETTLED.read(tx, { text: READ });
  if (!first || !last) return null;
  const quarter = quarterOf(addDays(quarterDays(quarterOf(addDays(last, 1))).from, -1));
  return quarterDays(quarter).to >= first ? quarter : null;
};

/** As it was issued at first: the address of the payee was not known yet. */
const withoutAddress = (draft: CertificateDraft): CertificateDraft => ({
  ...draft,
  content: { ...draft.content, payee: { ...draft.content.payee, address: null, zip: null } },
});

const TAKEN = `insert into certificate_2307_download (certificate_id, at, username, is_payee, partner_id, merchant_id)
  select c.id, $2::timestamptz, u.username, true, c.partner_id, c.merchant_id from certificate_2307 c
  join user_account u on u.partner_id = c.partner_id and u.username = 'accounting' where c.id = any ($1::bigint[])`;

/** One of those who are still to be issued wants theirs by mail, so that the quarter of the demo mails somebody as it is issued. */
const WANTS = `update partner set enable_email_2307 = true where id = (select p.id from unnest($1::bigint[]) with ordinality as x (id, n)
  join partner p on p.id = x.id where p.status not in ('B', 'C') order by x.n limit 1)`;

// Or there is nothing to certify: no quarter is over in which anything was withheld.
const SEEDED = `from settlement_run where exists (select from certificate_2307) or not exists (select from disbursement_line l
  where l.atc_code is not null and l.day < (select date_trunc('quarter', max(r.day) + 1)::date from settlement_run r))`;

/** Form 2307 of the last quarter that is over: all but a few are issued, the partner of the demo's people got its own once more. */
export const certificates: DemoArea = {
  seeded: SEEDED,
  seed: async ({ client, now }) => {
    const tx = queryOf(client);
    const quarter = await closedQuarter(tx);
    if (!quarter) return;
    const { to } = quarterDays(quarter);
    const payor = await payorOn(tx, to);
    if (!payor) return;
    const payees = await readQuarterPayees(tx, quarter);
    const { drafts } = await draftCertificates(tx, { quarter, payees, payor });
    const usual = new Date(manilaDayStart(addDays(to, 9)).getTime() + 10 * HOUR_MS);
    const at = usual < now ? usual : new Date(now.getTime() - HOUR_MS);
    const first = { at, by: BY, version: 1, reason: null, changes: [] };
    const again = drafts.find(({ partnerId, content }) => partnerId === '1' && content.payee.address);
    const issued = drafts.filter((draft, index) => draft === again || index < drafts.length - LEFT);
    const left = drafts
      .filter((draft) => !issued.includes(draft))
      .flatMap(({ partnerId }) => partnerId ?? []);
    await unaudited(client, ['partner'], async () => void (await client.query(WANTS, [left])));
    const known = issued.map((draft) => (draft === again ? withoutAddress(draft) : draft));
    const later = (hours: number) => new Date(Math.min(at.getTime() + hours * HOUR_MS, now.getTime()));
    await client.query(TAKEN, [await insertCertificates(tx, known, first), later(26)]);
    const second = again && {
      ...{
        at: later(50),
        by: 'finance.second',
        version: 2,
      },
      ...{ reason: 'The registered address was missing', changes: ['payeeAddress'] as const },
    };
    if (again && second)
      await client.query(TAKEN, [await insertCertificates(tx, [again], second), later(52)]);
    await client.query('analyze certificate_2307, certificate_2307_line');
  },
};
