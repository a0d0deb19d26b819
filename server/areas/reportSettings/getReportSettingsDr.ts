import { os } from '../../http/os.ts';
import { mustBeTheOne, seenSetting } from './settingRow.ts';

/** What disbursement reports say today. 404 for another id than 1. */
export const getReportSettingsDr = os.reportSettings.getReportSettingsDr.handler(
  async ({ input, context: { tx, user, deps } }) => {
    mustBeTheOne(input.params.id);
    const { fromDay = null, values } =
      (await seenSetting(tx, 'DISBURSEMENT_REPORT', { user, now: deps.now() })) ?? {};
    return { data: { id: 1, fromDay, bankAccountName: values?.bankAccountName ?? null } };
  },
);
