import { createMachineAccount } from './createMachineAccount.ts';
import { editMachineAccount } from './editMachineAccount.ts';
import { enableMachineAccount } from './enableMachineAccount.ts';
import { listMachineAccounts } from './listMachineAccounts.ts';
import { renewMachineKey } from './renewMachineKey.ts';

export const machineAccountsRouter = {
  listMachineAccounts,
  createMachineAccount,
  renewMachineKey,
  editMachineAccount,
  enableMachineAccount,
};
