import type { MachineAccount, MachineAccountBody, MachineTerms } from '#contract/finance/machineAccounts.ts';
import { columnsOf, writtenOf } from '../../db/columns/columnsOf.ts';
import { centavos, flag, id, ids, instant, int, json, list, networks, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { badFields, notFound } from '../../http/errors/fail.ts';
import { knownIds } from '../../http/ids.ts';

/** What a key may post, as two people have confirmed it. */
export const TERMS = writtenOf<MachineTerms>('machine_account k')({
  allPartners: flag('k.all_partners'),
  partnerIds: ids('k.partner_ids'),
  transactionTypes: list('k.products'),
  perMinute: int('k.per_minute'),
  paymentLimit: centavos('k.payment_limit'),
  dayLimit: centavos('k.day_limit'),
  monthLimit: centavos('k.month_limit'),
  addresses: networks('k.addresses'),
});
/** What is set of an account, `k`, when it is created. */
export const SET = writtenOf<MachineAccountBody>('machine_account k')({
  name: text('k.name'),
  source: text('k.source'),
  ...TERMS.columns,
});
const PARTNERS = `(select coalesce(jsonb_agg(jsonb_build_object('id', p.id::text, 'name', p.name) order by p.name, p.id), '[]')
  from partner p where p.id = any (k.partner_ids))`;
const OPEN = `(select q.id from approval_request q
  where q.kind = 'MACHINE_KEY' and q.owner_id = k.id and q.state in ('PENDING', 'SCHEDULED'))`;
const { partnerIds: _, ...shownTerms } = SET.columns;
const ACCOUNT = columnsOf<MachineAccount>('machine_account k')({
  id: id('k.id'),
  ...shownTerms,
  partners: json(PARTNERS),
  isEnabled: flag('k.is_enabled'),
  keyEnd: text('k.key_end'),
  waitingKeyEnd: text('k.waiting_end'),
  approvalRequestId: id(OPEN),
  dtimeFormerEnds: instant('case when k.is_enabled then k.former_until end'),
  dtimeUsed: instant('k.used_at'),
  createdBy: text('k.created_by'),
  dtimeCreated: instant('k.created_at'),
  version: int('k.version'),
});
const READ = `select ${ACCOUNT.select} from machine_account k where ($1::bigint is null or k.id = $1) order by k.name, k.id`;

/** The machine accounts by name, or one of them. A former key that has ended at `now` is left out. */
export const readAccounts = async (
  tx: Tx,
  now: Date,
  accountId: string | null = null,
): Promise<MachineAccount[]> => {
  const rows = await ACCOUNT.read(tx, { name: 'machine-accounts', text: READ, values: [accountId] });
  return rows.map((row) => ({
    ...row,
    dtimeFormerEnds:
      row.dtimeFormerEnds && row.dtimeFormerEnds > now.toISOString() ? row.dtimeFormerEnds : null,
  }));
};

/** One machine account. 404. */
export const readAccount = async (tx: Tx, now: Date, accountId: string): Promise<MachineAccount> => {
  const [account] = await readAccounts(tx, now, accountId);
  if (!account) throw notFound();
  return account;
};

/** The terms of an account as they are confirmed now. */
export const termsOf = ({ partners, ...account }: MachineAccount): MachineTerms => ({
  allPartners: account.allPartners,
  partnerIds: partners.map(({ id: partnerId }) => partnerId),
  transactionTypes: account.transactionTypes,
  perMinute: account.perMinute,
  paymentLimit: account.paymentLimit,
  dayLimit: account.dayLimit,
  monthLimit: account.monthLimit,
  addresses: account.addresses,
});

const LOCK = 'select version from machine_account where id = $1 for no key update';

/** Locks an account until the transaction ends; answers its version, or null when there is none. */
export const lockAccount = async (tx: Tx, accountId: string): Promise<number | null> => {
  const [row] = await tx.query<{ version: number }>({
    name: 'lock-machine',
    text: LOCK,
    values: [accountId],
  });
  return row?.version ?? null;
};

const WITH_CODE = 'select id from partner where id = any ($1::bigint[]) and hsis_code is not null';
const NO_PARTNER = { en: 'Choose partners from the list', fil: 'Pumili ng mga partner sa listahan' };

/** Rejects partners that do not exist or have no code, by which payments would name them. 400. */
export const mustBePartners = async (tx: Tx, partnerIds: readonly string[]): Promise<void> => {
  const known = knownIds([...partnerIds]);
  const found = known.length
    ? await tx.query({ name: 'machine-partners', text: WITH_CODE, values: [known] })
    : [];
  if (found.length !== partnerIds.length) throw badFields({ partnerIds: NO_PARTNER });
};
