import type { FunctionComponent } from 'react';
import { AtcRatesPage } from './AtcRatesPage.tsx';
import { ReceiptSeriesPage } from './ReceiptSeriesPage.tsx';
import { ReportSettingPage } from './ReportSettingPage.tsx';

/** The pages that show settings, as one chunk. */
export const views: Readonly<Record<'reportSetting' | 'atcRates' | 'receiptSeries', FunctionComponent>> = {
  reportSetting: ReportSettingPage,
  atcRates: AtcRatesPage,
  receiptSeries: ReceiptSeriesPage,
};
