import { os } from '../../http/os.ts';
import { readAccounts } from './accountColumns.ts';

/** Every machine account by name. */
export const listMachineAccounts = os.machineAccounts.listMachineAccounts.handler(async ({ context }) => ({
  data: { list: await readAccounts(context.tx, context.deps.now()) },
}));
