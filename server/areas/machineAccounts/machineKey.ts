import { z } from 'zod';
import type { Difference, Fact } from '#contract/approvals.ts';
import { type MachineAccount, type MachineTerms, machineTerms } from '#contract/finance/machineAccounts.ts';
import { FORMER_KEY_HOURS } from '#domain/transactions/machineKey.ts';
import { rowHandler } from '../../approvals/kind.ts';
import { submitForApproval } from '../../approvals/submitForApproval.ts';
import { setTo } from '../../db/columns/definitionOf.ts';
import type { Tx } from '../../db/context.ts';
import type { Work } from '../../records/lock/work.ts';
import { lockAccount, readAccount, TERMS, termsOf } from './accountColumns.ts';

/** What an account is to be. The key itself waits in its row; the database compares all of it with what is written. */
const command = machineTerms.extend({
  isEnabled: z.boolean(),
  /** The end of the key that is to count; null where the key stays. */
  keyEnd: z.string().length(4).nullable(),
});
type Command = z.output<typeof command>;

const HOUR_MS = 3_600_000;
const PARTNER_NAMES = `select string_agg(p.name, ', ' order by p.name, p.id) as names from partner p where p.id = any ($1::bigint[])`;

const partnersInWords = async (tx: Tx, { allPartners, partnerIds }: MachineTerms): Promise<string> => {
  if (allPartners) return 'ALL';
  const [row] = await tx.query<{ names: string | null }>({
    name: 'names-of-machine-partners',
    text: PARTNER_NAMES,
    values: [partnerIds],
  });
  return row?.names ?? '';
};

/** What a key may post, each term as its request tells of it. */
const factsOf = async (tx: Tx, terms: MachineTerms): Promise<Fact[]> => [
  { field: 'partnerIds', value: await partnersInWords(tx, terms) },
  { field: 'transactionTypes', value: [...terms.transactionTypes].sort().join(', ') },
  { field: 'paymentLimit', value: terms.paymentLimit },
  { field: 'dayLimit', value: terms.dayLimit },
  { field: 'monthLimit', value: terms.monthLimit },
  { field: 'perMinute', value: String(terms.perMinute) },
  { field: 'addresses', value: terms.addresses.length ? [...terms.addresses].sort().join(', ') : 'ANY' },
];

/** A key that nobody has confirmed yet: all of it is new. */
const isFirst = (account: MachineAccount) => account.keyEnd === null;

const differencesOf = async (tx: Tx, account: MachineAccount, asked: Command): Promise<Difference[]> => {
  const [before, after] = [await factsOf(tx, termsOf(account)), await factsOf(tx, asked)];
  const { keyEnd, isEnabled } = asked;
  const terms = after.flatMap(({ field, value }, at): Difference[] => {
    if (isFirst(account)) return [{ field, before: null, after: value }];
    const was = before[at]?.value ?? null;
    return was === value ? [] : [{ field, before: was, after: value }];
  });
  return [
    ...(keyEnd ? [{ field: 'keyEnd', before: account.keyEnd, after: keyEnd }] : []),
    ...(isEnabled === account.isEnabled
      ? []
      : [{ field: 'isInUse', before: String(account.isEnabled), after: String(isEnabled) }]),
    ...terms,
  ];
};

const APPLY = `update machine_account set ${setTo(TERMS, 8)}, is_enabled = $2,
    former_hash = case when $3::text is null then former_hash when is_enabled then
      case when not is_key_used and former_until > $5 then former_hash else key_hash end end,
    former_until = case when $3::text is null then former_until when is_enabled then $4::timestamptz end,
    key_hash = case when $3::text is null then key_hash else waiting_hash end, key_end = coalesce($3, key_end),
    is_key_used = is_key_used and $3::text is null,
    waiting_hash = case when $3::text is null then waiting_hash end, waiting_end = case when $3::text is null then waiting_end end,
    version = version + 1, updated_at = $5, updated_by = $6
  where id = $1 and ($3::text is null or waiting_end = $3) and version = $7 returning id`;
const FORGET = `update machine_account set waiting_hash = null, waiting_end = null, version = version + 1, updated_at = $2, updated_by = $3
  where id = $1 and waiting_hash is not null`;

/** A key, what it may post, or its return to use. Until it is approved nothing of it counts. */
export const machineKey = rowHandler({
  name: 'MACHINE_KEY',
  command,
  delayHours: () => 0,
  lock: async (tx, { ownerId }) => {
    const version = await lockAccount(tx, ownerId);
    return version === null ? null : { version, isEditable: true };
  },
  describe: async (tx, { ownerId }, asked, at) =>
    differencesOf(tx, await readAccount(tx, at, ownerId), asked),
  beside: async (tx, { ownerId }, asked) => {
    const account = await readAccount(tx, new Date(0), ownerId);
    const changed = new Set((await differencesOf(tx, account, asked)).map(({ field }) => field));
    const facts = [{ field: 'source', value: account.source }, ...(await factsOf(tx, asked))];
    return facts.filter(({ field }) => !changed.has(field));
  },
  apply: async (tx, { ownerId }, { isEnabled, keyEnd, ...terms }, { at, maker }) => {
    const version = await lockAccount(tx, ownerId);
    const until = new Date(at.getTime() + FORMER_KEY_HOURS * HOUR_MS);
    const values = [
      ownerId,
      isEnabled,
      keyEnd,
      until,
      at,
      maker,
      version,
      ...Object.values(TERMS.write(terms)),
    ];
    const written = await tx.query({ name: 'confirm-machine', text: APPLY, values });
    if (!written.length) throw new Error('The account was locked, and changed all the same');
  },
  release: async (tx, { ownerId }, { at, by }) => {
    await tx.query({ name: 'forget-machine-key', text: FORGET, values: [ownerId, at, by] });
  },
});

/** Asks a second person for a change of an account, which is locked. Answers the request's id. 422 rule_unchanged, rule_request_open. */
export const askForKey = async (
  context: Work,
  { id, name, version }: Pick<MachineAccount, 'id' | 'name' | 'version'>,
  asked: Command,
): Promise<string> =>
  submitForApproval(context, {
    kind: machineKey,
    owner: { ownerId: id },
    subjectName: name,
    command: asked,
    baseVersion: version,
  });
