import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { ApprovalRequest } from '#contract/approvals.ts';
import type { SettingVersion } from '#contract/finance/reportSettings.ts';
import {
  settingOfSlug,
  VALUE_SETTINGS,
  type ValueSetting,
} from '#domain/settlement/settings/settingKinds.ts';
import { useHeld } from '../../components/admin/Can.tsx';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { useUser } from '../../components/shell/useUser.ts';
import type { SettingRecord } from './settingFacts.ts';

/** Under which everything that was read of settings is kept. */
export const SETTINGS_KEY = ['report-settings'];

/** Whether the user sees versions, and who agreed them: staff who look after settings. */
export const useSeesVersions = (): boolean => {
  const held = useHeld();
  const { type } = useUser();
  return type === 'INTERNAL' && (held.has('FM_VIEW_RS') || held.has('FM_EDIT_RS'));
};

/** The versions of a setting, the newest day first, with the version of the setting that a change names. */
export interface SettingVersions {
  list: readonly SettingVersion[];
  /** The change that waits. */
  request: ApprovalRequest | null;
  version: number;
}

/** All versions of a setting, for staff. */
export const useVersions = (kind: ValueSetting) => {
  const provider = useSukiDataProvider();
  const read = (): Promise<SettingVersions> => {
    if (kind === 'COMPUTATION') return provider.listComputationVersions();
    if (kind === 'OFFICIAL_RECEIPT') return provider.listOfficialReceiptVersions();
    return kind === 'BIR2307' ? provider.listBir2307Versions() : provider.listDisbursementReportVersions();
  };
  return useQuery({ queryKey: [...SETTINGS_KEY, kind, 'versions'], queryFn: read });
};

/** What holds today, as everybody who may sees it. */
export const useToday = (kind: ValueSetting) => {
  const provider = useSukiDataProvider();
  const read = (): Promise<SettingRecord & { fromDay: string | null }> => {
    if (kind === 'COMPUTATION') return provider.getComputation();
    if (kind === 'OFFICIAL_RECEIPT') return provider.getOfficialReceiptSetting();
    return kind === 'BIR2307' ? provider.getBir2307() : provider.getDisbursementReport();
  };
  return useQuery({ queryKey: [...SETTINGS_KEY, kind, 'today'], queryFn: read });
};

/** The setting that the address names. */
export const useSetting = (): ValueSetting => {
  const named = settingOfSlug(useParams().setting ?? '');
  return VALUE_SETTINGS.find((one) => one === named) ?? 'COMPUTATION';
};
