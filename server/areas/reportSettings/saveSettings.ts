import { os } from '../../http/os.ts';
import { askForSetting, mustBeginTomorrow } from './askForSetting.ts';
import { mustBeTheOne } from './settingRow.ts';
import { adoptSignature } from './signatures.ts';

/** Asks for another computation from a day on. 404 for another id than 1; 400, 409, 422, 428. */
export const saveComputation = os.reportSettings.saveComputation.handler(
  async ({ input: { params, body }, context }) => {
    mustBeTheOne(params.id);
    mustBeginTomorrow(context, body.fromDay);
    return askForSetting(context, 'COMPUTATION', { computation: body });
  },
);

/** Asks that disbursement reports say something else from a day on. 404 for another id than 1; 400, 409, 422, 428. */
export const saveDr = os.reportSettings.saveDr.handler(async ({ input: { params, body }, context }) => {
  mustBeTheOne(params.id);
  mustBeginTomorrow(context, body.fromDay);
  return askForSetting(context, 'DISBURSEMENT_REPORT', { disbursementReport: body });
});

/** Asks that receipts are called something else, or stand otherwise to VAT, from a day on. 404 for another id than 1; 400, 409, 422, 428. */
export const saveOr = os.reportSettings.saveOr.handler(async ({ input: { params, body }, context }) => {
  mustBeTheOne(params.id);
  mustBeginTomorrow(context, body.fromDay);
  return askForSetting(context, 'OFFICIAL_RECEIPT', { officialReceipt: body });
});

/** Asks for another payor or signatory on form 2307 from a day on. 404 for another id than 1; 400, 409, 422 (rule_file_gone for a signature that is not there any more), 428. */
export const saveBir2307 = os.reportSettings.saveBir2307.handler(
  async ({ input: { params, body }, context }) => {
    mustBeTheOne(params.id);
    mustBeginTomorrow(context, body.fromDay);
    await adoptSignature(context, body.signatureFileId);
    return askForSetting(context, 'BIR2307', { bir2307: body });
  },
);
