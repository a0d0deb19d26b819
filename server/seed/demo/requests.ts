import type pg from 'pg';
import { addDays, manilaDate } from '#domain/day.ts';
import { maskAccountNumber } from '#domain/formats/accountNumber.ts';
import type { DemoArea, Seeding } from './area.ts';
import { drawBranches } from './banks.ts';
import { type DemoPartner, type DemoStore, readPartners, readStores } from './read.ts';

const INSERT = `insert into approval_request (kind, partner_id, merchant_id, subject, command, base_version, diff, beside, state, maker_id,
    maker, made_at, checker_id, checker, decided_at, effective_at)
  select $1, $2, $3, $4, $5, $6, $7, $8, $9, m.id, m.username, $11, c.id, c.username, $13, $14
  from user_account m left join user_account c on c.username = $12::citext where m.username = $10::citext`;

interface Difference {
  field: string;
  before: string | null;
  after: string | null;
}

interface Request {
  kind: 'MDR_RATE' | 'BANK_ACCOUNT';
  record: { partnerId: string; merchantId: string | null; name: string; version: number };
  command: unknown;
  diff: Difference[];
  beside: { field: string; value: string }[];
  maker: string;
  madeAt: Date;
  /** Who approved it, and when it will take effect. */
  approved?: { checker: string; at: Date; effectiveAt: Date };
}

const insert = (client: pg.ClientBase, request: Request) => {
  const { kind, record, command, diff, beside, maker, madeAt, approved } = request;
  return client.query(INSERT, [
    ...[kind, record.partnerId, record.merchantId, record.name],
    ...[JSON.stringify(command), record.version, JSON.stringify(diff), JSON.stringify(beside)],
    ...[approved ? 'SCHEDULED' : 'PENDING', maker, madeAt],
    ...[approved?.checker ?? null, approved?.at ?? null, approved?.effectiveAt ?? null],
  ]);
};

const HOUR_MS = 3_600_000;
const RATE = `select rate::text as rate, effective_from::text as "from" from mdr_rate
  where partner_id = $1 and merchant_id is null and type = 'POS_LOAN' and effective_to is null`;
const ACCOUNT = `select a.account_number as number, a.account_name as name, a.account_type as type, b.name as bank, r.name as branch from bank_account a join bank b on b.id = a.bank_id
  left join bank_branch r on r.id = a.bank_branch_id where a.partner_id = $1 and a.merchant_id is not distinct from $2 and a.is_default`;
const BRANCH =
  'select b.name as bank, r.name as branch from bank_branch r join bank b on b.id = r.bank_id where r.id = $1';

const ofPartner = ({ id, name, version }: DemoPartner) => ({
  partnerId: id,
  merchantId: null,
  name,
  version,
});
const ofStore = ({ id, partnerId, name, version }: DemoStore) => ({
  partnerId,
  merchantId: id,
  name,
  version,
});

const rateChange = async ({ client, now }: Seeding, partner: DemoPartner): Promise<Request> => {
  const { rows } = await client.query<{ rate: string; from: string }>(RATE, [partner.id]);
  const [held] = rows;
  const rate = { type: 'POS_LOAN', mdrRate: '2.750', effectiveFrom: addDays(manilaDate(now), 10) };
  return {
    kind: 'MDR_RATE',
    record: ofPartner(partner),
    command: { rates: [rate] },
    diff: [
      { field: 'POS_LOAN.mdrRate', before: held?.rate ?? null, after: rate.mdrRate },
      { field: 'POS_LOAN.effectiveFrom', before: held?.from ?? null, after: rate.effectiveFrom },
    ],
    beside: [],
    maker: 'sales.admin',
    madeAt: new Date(now.getTime() - 5 * HOUR_MS),
  };
};

/** A change to an account of another branch under another number. */
const bankChange = async (
  { client, names, now }: Seeding,
  record: Request['record'],
): Promise<Omit<Request, 'maker'>> => {
  const draw = await drawBranches(client);
  const branch = draw(names, null);
  const [held] = (await client.query(ACCOUNT, [record.partnerId, record.merchantId])).rows;
  const [asked] = (await client.query(BRANCH, [branch.id])).rows;
  const accountNumber = names.bankAccountNumber();
  const bankDetails = {
    bankId: branch.bank_id,
    bankBranchId: branch.id,
    accountName: record.name,
    accountNumber,
    accountType: 'CURRENT',
    isPaymentsReceived: true,
  };
  const shown = (number: string | undefined) => (number ? maskAccountNumber(number) : null);
  const fields: Difference[] = [
    { field: 'bankName', before: held?.bank ?? null, after: asked?.bank ?? null },
    { field: 'bankBranchName', before: held?.branch ?? null, after: asked?.branch ?? null },
    { field: 'accountName', before: held?.name ?? null, after: record.name },
    { field: 'accountNumber', before: shown(held?.number), after: shown(accountNumber) },
    { field: 'accountType', before: held?.type ?? null, after: bankDetails.accountType },
  ];
  return {
    kind: 'BANK_ACCOUNT',
    record,
    command: { bankDetails },
    diff: fields.filter(({ before, after }) => before !== after),
    beside: fields.flatMap(({ field, before, after }) =>
      before !== null && before === after ? [{ field, value: before }] : [],
    ),
    madeAt: new Date(now.getTime() - 7 * HOUR_MS),
  };
};

/** What waits for a second person: a rate, an account that the first partner asked for; and an account that was approved for later. */
export const requests: DemoArea = {
  seeded: 'from approval_request',
  seed: async (seeding) => {
    const { client, now } = seeding;
    const active = (await readPartners(client)).filter(({ status }) => status === 'A');
    const [first, , third, fourth] = active;
    const own = (await readStores(client)).find(
      ({ partnerId, isSameBank, status }) => partnerId === first?.id && !isSameBank && status === 'A',
    );
    if (third) await insert(client, await rateChange(seeding, third));
    const asker = own ? ofStore(own) : first && ofPartner(first);
    if (asker) await insert(client, { ...(await bankChange(seeding, asker)), maker: 'partner.admin' });
    if (!fourth) return;
    const approved = {
      checker: 'sbo.second',
      at: new Date(now.getTime() - 4 * HOUR_MS),
      effectiveAt: new Date(now.getTime() + 20 * HOUR_MS),
    };
    await insert(client, {
      ...(await bankChange(seeding, ofPartner(fourth))),
      maker: 'sbo.reviewer',
      approved,
    });
  },
};
