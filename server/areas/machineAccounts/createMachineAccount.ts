import { SHEET_SOURCE } from '#domain/transactions/sheetSource.ts';
import { namesOf, placesOf } from '../../db/columns/definitionOf.ts';
import { badFields, fail } from '../../http/errors/fail.ts';
import { knownIds } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { readAccount, SET } from './accountColumns.ts';
import { newKey } from './newKey.ts';

const INSERT = `insert into machine_account (key_hash, key_end, created_at, created_by, updated_at, updated_by, ${namesOf(SET)})
  values ($1, $2, $3, $4, $3, $4, ${placesOf(SET, 5)}) on conflict do nothing returning id`;
const PARTNER = 'select from partner where id = $1 and hsis_code is not null';
const PERSON = 'select from user_account where username = $1::citext';
const NO_PARTNER = { en: 'Choose a partner of the list', fil: 'Pumili ng partner sa listahan' };
const TAKEN = {
  en: 'Another system has this name or this source.',
  fil: 'May ibang sistemang may ganitong pangalan o source.',
};

const taken = () => fail('rule_machine_taken', TAKEN, { fields: { name: TAKEN, source: TAKEN } });

/** Makes a machine account and answers its key, which nobody can read again. 400, 422 rule_machine_taken. */
export const createMachineAccount = os.machineAccounts.createMachineAccount.handler(
  async ({ input, context }) => {
    const { tx, user, deps } = context;
    const now = deps.now();
    const { partnerId, transactionTypes, ...rest } = input.body;
    const [partner = null] = knownIds(partnerId ? [partnerId] : []);
    if (
      partnerId &&
      (!partner || !(await tx.query({ name: 'machine-partner', text: PARTNER, values: [partner] })).length)
    )
      throw badFields({ partnerId: NO_PARTNER });
    // The trail names systems by their source as it names people.
    if (rest.source === SHEET_SOURCE || (await tx.query({ text: PERSON, values: [rest.source] })).length)
      throw taken();
    const { key, hash, end } = newKey();
    const set = SET.write({ ...rest, partnerId: partner, transactionTypes: [...new Set(transactionTypes)] });
    const values = [hash, end, now, user.username, ...Object.values(set)];
    const [made] = await tx.query<{ id: string }>({ name: 'insert-machine', text: INSERT, values });
    if (!made) throw taken();
    return { data: { account: await readAccount(tx, now, made.id), key } };
  },
);
