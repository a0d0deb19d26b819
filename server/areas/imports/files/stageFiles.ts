import type { ImportKindId } from '#domain/importJobs/importKinds.ts';
import { osUpload } from '../../../http/os.ts';
import type { ImportKinds } from '../../../imports/importKind.ts';
import { answerImport, waitFor } from '../answerImport.ts';
import { callerOf } from './importOnce.ts';
import { receiveOnce, type Uploading } from './receiveOnce.ts';

/** A small file is checked within this time, and its rows are in the answer; for a large one the page asks again. */
const WAIT_MS = 5_000;

const stageOf = (kinds: ImportKinds) => (kind: ImportKindId) => async (called: Uploading) => {
  const caller = callerOf(kinds, called);
  const id = await receiveOnce(kinds, called, kind);
  await waitFor(caller, id, WAIT_MS);
  return { data: await answerImport(caller, id) };
};

const { imports } = osUpload;

/** Calls that store a spreadsheet, read and check it: 413, 422 rule_file_not_valid. Nothing is written to business tables. */
export const stageFiles = (kinds: ImportKinds) => {
  const stage = stageOf(kinds);
  return {
    batchPartnerUpload: imports.batchPartnerUpload.handler(stage('partner')),
    batchMerchantUpload: imports.batchMerchantUpload.handler(stage('merchant')),
    stageMerchant3rdParty: imports.stageMerchant3rdParty.handler(stage('merchant-3rd-party')),
    batchUserRegistrationUpload: imports.batchUserRegistrationUpload.handler(stage('user-registration')),
    batchPromoUpload: imports.batchPromoUpload.handler(stage('promo')),
    stageTransactions: imports.stageTransactions.handler(stage('transactions')),
  };
};
