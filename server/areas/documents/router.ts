import { disableMerchantFile } from './disableMerchantFile.ts';
import { disablePartnerFile } from './disablePartnerFile.ts';
import { discardStagedFile } from './discardStagedFile.ts';
import { downloadAfc } from './downloadAfc.ts';
import { downloadAllDocuments } from './downloadAllDocuments.ts';
import { downloadPmFileTrack } from './downloadPmFileTrack.ts';
import { downloadPmFileWorkflow } from './downloadPmFileWorkflow.ts';
import { listStagedFiles } from './listStagedFiles.ts';
import { previewDocument } from './previewDocument.ts';
import { previewStagedFile } from './previewStagedFile.ts';
import { stageFile } from './stageFile.ts';
import { attachMerchantFile, uploadMerchantFile, uploadMerchantFilePublic } from './uploadMerchantFile.ts';
import { attachPartnerFile, uploadPartnerFile, uploadPartnerFilePublic } from './uploadPartnerFile.ts';

export const documentsRouter = {
  stageFile,
  listStagedFiles,
  previewStagedFile,
  discardStagedFile,
  uploadPartnerFile,
  uploadPartnerFilePublic,
  uploadMerchantFile,
  uploadMerchantFilePublic,
  attachPartnerFile,
  attachMerchantFile,
  disablePartnerFile,
  disableMerchantFile,
  downloadPmFileWorkflow,
  downloadPmFileTrack,
  previewDocument,
  downloadAllDocuments,
  downloadAfc,
};
