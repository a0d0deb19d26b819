import { checkBankAnswer } from './checkBankAnswer.ts';
import { downloadBankAnswer } from './downloadBankAnswer.ts';
import { downloadPayoutFile } from './downloadPayoutFile.ts';
import { getPayoutFile } from './getPayoutFile.ts';
import { listPayoutFiles } from './listPayoutFiles.ts';
import { makePayoutFile } from './makePayoutFile.ts';
import { previewPayoutFile } from './previewPayoutFile.ts';
import { takeBankAnswer } from './takeBankAnswer.ts';

export const payoutFilesRouter = {
  listPayoutFiles,
  previewPayoutFile,
  makePayoutFile,
  getPayoutFile,
  downloadPayoutFile,
  checkBankAnswer,
  takeBankAnswer,
  downloadBankAnswer,
};
