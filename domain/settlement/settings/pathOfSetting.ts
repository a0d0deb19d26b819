import { pathOf } from '../../pages.ts';
import { type SettingKind, slugOf } from './settingKinds.ts';

/** Where a setting is seen: those that hold one by one have pages of their own. */
export function pathOfSetting(kind: SettingKind): string {
  if (kind === 'ATC') return pathOf('atcRates');
  return kind === 'RECEIPT_SERIES'
    ? pathOf('receiptSeries')
    : pathOf('reportSetting', { setting: slugOf(kind) });
}
