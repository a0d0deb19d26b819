import { cancelImport } from './cancelImport.ts';
import {
  batchMerchant,
  batchPartner,
  batchPromo,
  batchUserRegistration,
  commitMerchant3rdParty,
} from './commitImports.ts';
import { downloadImportErrors } from './downloadImportErrors.ts';
import { downloadImportFile } from './downloadImportFile.ts';
import { downloadImportTemplate } from './downloadImportTemplate.ts';
import { editImportCells } from './editImportCells.ts';
import { getImport } from './getImport.ts';
import { leaveOutImportRows } from './leaveOutImportRows.ts';
import { listImportChoices } from './listImportChoices.ts';
import { listImportProblems } from './listImportProblems.ts';
import { listImportRows } from './listImportRows.ts';
import { listImports } from './listImports.ts';
import { mapImport } from './mapImport.ts';
import { replaceImportCells } from './replaceImportCells.ts';
import { retryImport } from './retryImport.ts';
import {
  batchMerchantUpload,
  batchPartnerUpload,
  batchPromoUpload,
  batchUserRegistrationUpload,
  stageMerchant3rdParty,
} from './stageFiles.ts';
import { undoImport } from './undoImport.ts';
import { undoImportEdit } from './undoImportEdit.ts';
import { uploadImportErrors } from './uploadImportErrors.ts';
import { batchMerchant3rdParty, batchPartners } from './wholeFiles.ts';

export const importsRouter = {
  batchPromoUpload,
  batchPromo,
  batchMerchantUpload,
  batchMerchant,
  batchUserRegistrationUpload,
  batchUserRegistration,
  batchPartnerUpload,
  batchPartner,
  batchMerchant3rdParty,
  batchPartners,
  stageMerchant3rdParty,
  commitMerchant3rdParty,
  downloadImportTemplate,
  listImports,
  getImport,
  listImportRows,
  listImportProblems,
  listImportChoices,
  mapImport,
  editImportCells,
  replaceImportCells,
  leaveOutImportRows,
  undoImportEdit,
  downloadImportErrors,
  uploadImportErrors,
  downloadImportFile,
  cancelImport,
  retryImport,
  undoImport,
};
