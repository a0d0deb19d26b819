import { SHEET_SOURCE } from '#domain/transactions/sheetSource.ts';
import { namesOf, placesOf } from '../../db/columns/definitionOf.ts';
import { fail } from '../../http/errors/fail.ts';
import { os } from '../../http/os.ts';
import { mustBePartners, readAccount, SET } from './accountColumns.ts';
import { askForKey } from './machineKey.ts';
import { newKey } from './newKey.ts';

const INSERT = `insert into machine_account (waiting_hash, waiting_end, created_at, created_by, updated_at, updated_by, ${namesOf(SET)})
  values ($1, $2, $3, $4, $3, $4, ${placesOf(SET, 5)}) on conflict do nothing returning id`;
const PERSON = 'select from user_account where username = $1::citext';
const TAKEN = {
  en: 'Another system has this name or this source.',
  fil: 'May ibang sistemang may ganitong pangalan o source.',
};

const taken = () => fail('rule_machine_taken', TAKEN, { fields: { name: TAKEN, source: TAKEN } });

/**
 * Creates a machine account that a second person has to confirm, and answers its key, which nobody can read again. 400, 422
 * rule_machine_taken.
 */
export const createMachineAccount = os.machineAccounts.createMachineAccount.handler(
  async ({ input, context }) => {
    const { tx, user, deps } = context;
    const now = deps.now();
    const { name, source, ...terms } = input.body;
    await mustBePartners(tx, terms.partnerIds);
    // The trail names systems by their source as it names people.
    if (source === SHEET_SOURCE || (await tx.query({ text: PERSON, values: [source] })).length) throw taken();
    const { key, hash, end } = newKey();
    const values = [hash, end, now, user.username, ...Object.values(SET.write(input.body))];
    const [made] = await tx.query<{ id: string }>({ name: 'insert-machine', text: INSERT, values });
    if (!made) throw taken();
    const account = await readAccount(tx, now, made.id);
    await askForKey(context, account, { ...terms, isEnabled: true, keyEnd: end });
    return { data: { account: await readAccount(tx, now, made.id), key } };
  },
);
