import { os } from '../../http/os.ts';
import { readAccount, termsOf } from './accountColumns.ts';
import { askForKey } from './machineKey.ts';
import { newKey } from './newKey.ts';
import { openAccount } from './openAccount.ts';

const WAIT = `update machine_account set waiting_hash = $2, waiting_end = $3, version = version + 1, updated_at = $4, updated_by = $5
  where id = $1`;

/** Answers a new key, which a second person has to confirm; the one before works on meanwhile. 404, 409, 428, 422 rule_request_open. */
export const renewMachineKey = os.machineAccounts.renewMachineKey.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  const now = deps.now();
  const before = await openAccount(context, input.params.id);
  const { key, hash, end } = newKey();
  await tx.query({ name: 'renew-machine', text: WAIT, values: [before.id, hash, end, now, user.username] });
  const account = await readAccount(tx, now, before.id);
  // An account that was never confirmed comes into use with its first key.
  const isEnabled = account.isEnabled || account.keyEnd === null;
  await askForKey(context, account, { ...termsOf(account), isEnabled, keyEnd: end });
  return { data: { account: await readAccount(tx, now, account.id), key } };
});
