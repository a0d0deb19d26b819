import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { moved, versionOf } from '../../http/versionOf.ts';
import { readAccount } from './accountColumns.ts';

// Out of use the key before ends for good: back in use only the one that is known counts.
const ENABLE = `update machine_account set is_enabled = $3, former_hash = null, former_until = null, version = version + 1,
    updated_at = $4, updated_by = $5
  where id = $1 and version = $2 returning id`;

/** Takes a machine account out of use, from this moment on, or back into use. 404, 409, 428. */
export const enableMachineAccount = os.machineAccounts.enableMachineAccount.handler(
  async ({ input, context }) => {
    const { tx, user, deps } = context;
    const now = deps.now();
    const id = toId(input.params.id);
    const version = versionOf(context);
    const before = await readAccount(tx, now, id);
    const values = [id, version, input.body.isEnabled, now, user.username];
    const changed = await tx.query({ name: 'enable-machine', text: ENABLE, values });
    if (!changed.length) throw moved(before);
    return { data: await readAccount(tx, now, id) };
  },
);
