import type { Exportable } from '../../jobs/export/exportable.ts';
import { downloadContract } from './downloadContract.ts';
import { downloadContracts } from './downloadContracts.ts';
import { editContract } from './editContract.ts';
import { getContract } from './getContract.ts';
import { listContracts } from './listContracts.ts';
import { uploadSignedContract } from './uploadSignedContract.ts';

export const contractsRouter = (list: Exportable) => ({
  listContracts,
  getContract,
  downloadContract,
  ...downloadContracts(list),
  uploadSignedContract,
  editContract,
});
