import type { MachineAccount } from '#contract/finance/machineAccounts.ts';
import { approvalNotices } from '../../approvals/approvalNotices.ts';
import { moveRequest, readRequest } from '../../approvals/request.ts';
import { tellMaker } from '../../approvals/tell.ts';
import { fail } from '../../http/errors/fail.ts';
import { os } from '../../http/os.ts';
import type { Work } from '../../records/lock/work.ts';
import { readAccount, termsOf } from './accountColumns.ts';
import { askForKey } from './machineKey.ts';
import { openAccount } from './openAccount.ts';

// Out of use, a former key ends for good, and so does one that waits.
const DISABLE = `update machine_account set is_enabled = false, former_hash = null, former_until = null, waiting_hash = null,
    waiting_end = null, version = version + 1, updated_at = $2, updated_by = $3
  where id = $1`;
const NO_KEY = {
  en: 'No second person has confirmed a key of this system: make a new key.',
  fil: 'Wala pang key ng sistemang ito na kinumpirma ng pangalawang tao: gumawa ng bagong key.',
};

/** What was asked for while the account was in use is not to bring it back. */
const endOpenRequest = async (tx: Work['tx'], { approvalRequestId }: MachineAccount, at: Date) => {
  const request = approvalRequestId ? await readRequest(tx, approvalRequestId, true) : null;
  if (request?.state !== 'PENDING') return;
  await moveRequest(tx, request, { state: 'VOID', at });
  const { kind, subject } = request;
  await tellMaker(tx, request, approvalNotices['approval-void'], { kind, subject }, at);
};

/** Takes an account out of use at once, or asks a second person to take it back into use. 404, 409, 428, 422 rule_machine_keyless. */
export const enableMachineAccount = os.machineAccounts.enableMachineAccount.handler(
  async ({ input, context }) => {
    const { tx, user, deps } = context;
    const now = deps.now();
    const account = await openAccount(context, input.params.id);
    if (input.body.isEnabled) {
      if (account.keyEnd === null) throw fail('rule_machine_keyless', NO_KEY);
      await askForKey(context, account, { ...termsOf(account), isEnabled: true, keyEnd: null });
    } else {
      await tx.query({ name: 'disable-machine', text: DISABLE, values: [account.id, now, user.username] });
      await endOpenRequest(tx, account, now);
    }
    return { data: await readAccount(tx, now, account.id) };
  },
);
