import type {
  Bir2307Body,
  ComputationBody,
  DisbursementReportBody,
  NewAtc,
  NewSeries,
  OfficialReceiptBody,
  SampleBody,
} from '#contract/finance/settingShapes.ts';
import { api } from '../http/api.ts';
import { type StagedUpload, stagedUpload } from '../http/stagedUpload.ts';
import { type UploadOptions, uploadFile } from '../http/uploadFile.ts';

/** Settings have one id. */
const params = { id: '1' };
const calls = api.reportSettings;

/** What settlement reckons with, and what its papers say; each fails with an ApiError. */
export const reportSettingVerbs = {
  getComputation: async () => (await calls.getReportSettingsComputation({ params })).data,
  getDisbursementReport: async () => (await calls.getReportSettingsDr({ params })).data,
  getBir2307: async () => (await calls.getReportSettingsBir2307({ params })).data,
  getOfficialReceiptSetting: async () => (await calls.getReportSettingsOr({ params })).data,
  listOfficialReceiptVersions: async () => (await calls.listOrVersions({ params })).data,
  saveOfficialReceipts: async (body: OfficialReceiptBody, version: number) =>
    (await calls.saveOr({ params, body }, { context: { version } })).data,
  listReceiptSeries: async () => (await calls.listReceiptSeries({})).data,
  addReceiptSeries: async (body: NewSeries, version: number) =>
    (await calls.addReceiptSeries({ body }, { context: { version } })).data,
  listComputationVersions: async () => (await calls.listComputationVersions({ params })).data,
  listDisbursementReportVersions: async () => (await calls.listDrVersions({ params })).data,
  listBir2307Versions: async () => (await calls.listBir2307Versions({ params })).data,
  sampleComputation: async (body: SampleBody) => (await calls.sampleComputation({ params, body })).data,
  saveComputation: async (body: ComputationBody, version: number) =>
    (await calls.saveComputation({ params, body }, { context: { version } })).data,
  saveDisbursementReport: async (body: DisbursementReportBody, version: number) =>
    (await calls.saveDr({ params, body }, { context: { version } })).data,
  saveBir2307: async (body: Bir2307Body, version: number) =>
    (await calls.saveBir2307({ params, body }, { context: { version } })).data,
  /** Uploads the picture of a signature; it is kept once a change names it. */
  uploadSignature: async (file: File, options: UploadOptions): Promise<StagedUpload> =>
    stagedUpload(
      await uploadFile('/api/finance-management/report-settings/bir2307/1/signature', { file }, options),
    ),
  viewSignature: (id: string): Promise<File> => calls.viewSignature({ params: { id } }),
  addAtcRate: async (body: NewAtc, version: number) =>
    (await calls.addAtcRate({ body }, { context: { version } })).data,
  endAtcRate: async (rateId: string, toDay: string, version: number) =>
    (await calls.endAtcRate({ params: { id: rateId }, body: { toDay } }, { context: { version } })).data,
  listAtcRates: async () => (await calls.listAtcRates({})).data,
};
