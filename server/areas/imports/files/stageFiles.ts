import type { ImportKindId } from '#domain/imports/kinds.ts';
import { osUpload } from '../../../http/os.ts';
import { answerImport, waitFor } from '../answerImport.ts';
import { callerOf } from './importOnce.ts';
import { receiveOnce, type Uploading } from './receiveOnce.ts';

/** A small file is checked within this time, and its rows are in the answer; for a large one the page asks again. */
const WAIT_MS = 5_000;

const stage = (kind: ImportKindId) => async (called: Uploading) => {
  const caller = callerOf(called);
  const id = await receiveOnce(called, kind);
  await waitFor(caller, id, WAIT_MS);
  return { data: await answerImport(caller, id) };
};

const { imports } = osUpload;

/** Stores a spreadsheet, reads and checks it: 413, 422 rule_file_not_valid. Nothing is written to business tables. */
export const batchPartnerUpload = imports.batchPartnerUpload.handler(stage('partner'));
export const batchMerchantUpload = imports.batchMerchantUpload.handler(stage('merchant'));
export const stageMerchant3rdParty = imports.stageMerchant3rdParty.handler(stage('merchant-3rd-party'));
export const batchUserRegistrationUpload = imports.batchUserRegistrationUpload.handler(
  stage('user-registration'),
);
export const batchPromoUpload = imports.batchPromoUpload.handler(stage('promo'));
