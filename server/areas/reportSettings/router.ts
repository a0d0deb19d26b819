import { addAtcRate, endAtcRate } from './changeAtcRates.ts';
import { getReportSettingsBir2307 } from './getReportSettingsBir2307.ts';
import { getReportSettingsComputation } from './getReportSettingsComputation.ts';
import { getReportSettingsDr } from './getReportSettingsDr.ts';
import { listAtcRates } from './listAtcRates.ts';
import { listBir2307Versions, listComputationVersions, listDrVersions } from './listVersions.ts';
import { sampleComputation } from './sampleComputation.ts';
import { saveBir2307, saveComputation, saveDr } from './saveSettings.ts';
import { uploadSignature, viewSignature } from './signatures.ts';

export const reportSettingsRouter = {
  getReportSettingsComputation,
  getReportSettingsDr,
  getReportSettingsBir2307,
  listComputationVersions,
  listDrVersions,
  listBir2307Versions,
  saveComputation,
  saveDr,
  saveBir2307,
  uploadSignature,
  viewSignature,
  sampleComputation,
  listAtcRates,
  addAtcRate,
  endAtcRate,
};
