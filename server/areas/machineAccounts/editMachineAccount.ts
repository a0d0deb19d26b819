import { os } from '../../http/os.ts';
import { mustBePartners, readAccount } from './accountColumns.ts';
import { askForKey } from './machineKey.ts';
import { openAccount } from './openAccount.ts';

/** Asks a second person for other terms of a key; answers the account as it is until then. 404, 409, 428, 400, 422 rule_*. */
export const editMachineAccount = os.machineAccounts.editMachineAccount.handler(
  async ({ input, context }) => {
    const account = await openAccount(context, input.params.id);
    await mustBePartners(context.tx, input.body.partnerIds);
    await askForKey(context, account, { ...input.body, isEnabled: account.isEnabled, keyEnd: null });
    return { data: await readAccount(context.tx, context.deps.now(), account.id) };
  },
);
