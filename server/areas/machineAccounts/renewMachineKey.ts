import { FORMER_KEY_HOURS } from '#domain/transactions/machineKey.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { moved, versionOf } from '../../http/versionOf.ts';
import { readAccount } from './accountColumns.ts';
import { newKey } from './newKey.ts';

const HOUR_MS = 3_600_000;
// A key that was never used leaves the one before it, which is what the system has, as it is.
const STAYS = 'not is_key_used and former_until > $6';
const RENEW = `update machine_account set former_hash = case when ${STAYS} then former_hash else key_hash end, former_until = $5,
    key_hash = $3, key_end = $4, is_key_used = false, version = version + 1, updated_at = $6, updated_by = $7
  where id = $1 and version = $2 returning id`;

/** Answers a new key; the one before counts on for a day. 404, 409, 428. */
export const renewMachineKey = os.machineAccounts.renewMachineKey.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  const now = deps.now();
  const id = toId(input.params.id);
  const version = versionOf(context);
  const before = await readAccount(tx, now, id);
  const { key, hash, end } = newKey();
  const until = new Date(now.getTime() + FORMER_KEY_HOURS * HOUR_MS);
  const values = [id, version, hash, end, until, now, user.username];
  const changed = await tx.query({ name: 'renew-machine', text: RENEW, values });
  if (!changed.length) throw moved(before);
  return { data: { account: await readAccount(tx, now, id), key } };
});
