import { addReceiptSeries } from './addReceiptSeries.ts';
import { addAtcRate, endAtcRate } from './changeAtcRates.ts';
import { getReportSettingsBir2307 } from './getReportSettingsBir2307.ts';
import { getReportSettingsComputation } from './getReportSettingsComputation.ts';
import { getReportSettingsDr } from './getReportSettingsDr.ts';
import { getReportSettingsOr } from './getReportSettingsOr.ts';
import { listAtcRates } from './listAtcRates.ts';
import { listReceiptSeries } from './listReceiptSeries.ts';
import {
  listBir2307Versions,
  listComputationVersions,
  listDrVersions,
  listOrVersions,
} from './listVersions.ts';
import { sampleComputation } from './sampleComputation.ts';
import { saveBir2307, saveComputation, saveDr, saveOr } from './saveSettings.ts';
import { uploadSignature, viewSignature } from './signatures.ts';

export const reportSettingsRouter = {
  getReportSettingsComputation,
  getReportSettingsDr,
  getReportSettingsBir2307,
  getReportSettingsOr,
  listComputationVersions,
  listDrVersions,
  listBir2307Versions,
  listOrVersions,
  saveComputation,
  saveDr,
  saveBir2307,
  saveOr,
  listReceiptSeries,
  addReceiptSeries,
  uploadSignature,
  viewSignature,
  sampleComputation,
  listAtcRates,
  addAtcRate,
  endAtcRate,
};
