import type { MachineAccount, MachineAccountBody } from '#contract/finance/machineAccounts.ts';
import { columnsOf, writtenOf } from '../../db/columns/columnsOf.ts';
import { flag, id, instant, int, list, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { notFound } from '../../http/errors/fail.ts';

/** What is set of an account, `k`. */
export const SET = writtenOf<Required<MachineAccountBody>>('machine_account k')({
  name: text('k.name'),
  source: text('k.source'),
  partnerId: id('k.partner_id'),
  transactionTypes: list('k.products'),
  perMinute: int('k.per_minute'),
});
const FROM = 'machine_account k left join partner p on p.id = k.partner_id';
const ACCOUNT = columnsOf<MachineAccount>(FROM)({
  id: id('k.id'),
  ...SET.columns,
  partnerName: text('p.name'),
  isEnabled: flag('k.is_enabled'),
  keyEnd: text('k.key_end'),
  dtimeFormerEnds: instant('case when k.is_enabled then k.former_until end'),
  dtimeUsed: instant('k.used_at'),
  createdBy: text('k.created_by'),
  dtimeCreated: instant('k.created_at'),
  version: int('k.version'),
});
const READ = `select ${ACCOUNT.select} from ${FROM} where ($1::bigint is null or k.id = $1) order by k.name, k.id`;

/** The machine accounts by name, or one of them. A key before that counts no more at `now` is not told. */
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
