import { downloadContract } from './downloadContract.ts';
import { editContract } from './editContract.ts';
import { getContract } from './getContract.ts';
import { listContracts } from './listContracts.ts';
import { uploadSignedContract } from './uploadSignedContract.ts';

export const contractsRouter = {
  listContracts,
  getContract,
  downloadContract,
  uploadSignedContract,
  editContract,
};
