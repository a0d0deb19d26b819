import { cancelImport } from './cancelImport.ts';
import {
  batchMerchant,
  batchPartner,
  batchPromo,
  batchUserRegistration,
  commitMerchant3rdParty,
} from './commitImports.ts';
import { editImportCells } from './edits/editImportCells.ts';
import { leaveOutImportRows } from './edits/leaveOutImportRows.ts';
import { mapImport } from './edits/mapImport.ts';
import { replaceImportCells } from './edits/replaceImportCells.ts';
import { undoImportEdit } from './edits/undoImportEdit.ts';
import { uploadImportErrors } from './edits/uploadImportErrors.ts';
import { downloadImportErrors } from './files/downloadImportErrors.ts';
import { downloadImportFile } from './files/downloadImportFile.ts';
import { downloadImportTemplate } from './files/downloadImportTemplate.ts';
import {
  batchMerchantUpload,
  batchPartnerUpload,
  batchPromoUpload,
  batchUserRegistrationUpload,
  stageMerchant3rdParty,
} from './files/stageFiles.ts';
import { batchMerchant3rdParty, batchPartners } from './files/wholeFiles.ts';
import { getImport } from './getImport.ts';
import { listImportChoices } from './listImportChoices.ts';
import { listImportProblems } from './listImportProblems.ts';
import { listImportRows } from './listImportRows.ts';
import { listImports } from './listImports.ts';
import { retryImport } from './retryImport.ts';
import { undoImport } from './undoImport.ts';

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
