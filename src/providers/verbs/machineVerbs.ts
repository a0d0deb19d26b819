import type { MachineAccountBody, MachineTerms } from '#contract/finance/machineAccounts.ts';
import { api } from '../http/api.ts';

interface Seen {
  id: string;
  version: number;
}

/** Systems that tell of payments; each fails with an ApiError. Keys are answered once. */
export const machineVerbs = {
  listMachineAccounts: async () => (await api.machineAccounts.listMachineAccounts({})).data.list,
  createMachineAccount: async (body: MachineAccountBody) =>
    (await api.machineAccounts.createMachineAccount({ body })).data,
  renewMachineKey: async ({ id, version }: Seen) =>
    (await api.machineAccounts.renewMachineKey({ params: { id } }, { context: { version } })).data,
  editMachineAccount: async ({ id, version }: Seen, body: MachineTerms) =>
    (await api.machineAccounts.editMachineAccount({ params: { id }, body }, { context: { version } })).data,
  enableMachineAccount: async ({ id, version }: Seen, isEnabled: boolean) =>
    (
      await api.machineAccounts.enableMachineAccount(
        { params: { id }, body: { isEnabled } },
        { context: { version } },
      )
    ).data,
};
