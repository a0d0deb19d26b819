import type { Bir2307Today } from '#contract/finance/reportSettings.ts';
import { os } from '../../http/os.ts';
import { mustBeTheOne, seenSetting } from './settingRow.ts';

const NOTHING: Bir2307Today = {
  ...{ id: 1, fromDay: null, payorTin: null, payorName: null, payorAddress: null, payorPostalCode: null },
  ...{ signatoryName: null, signatoryTin: null, signatoryPosition: null, signatureFileId: null },
};

/** Who pays and signs on form 2307 today, as its reader sees it. 404 for another id than 1. */
export const getReportSettingsBir2307 = os.reportSettings.getReportSettingsBir2307.handler(
  async ({ input, context: { tx, user, deps } }) => {
    mustBeTheOne(input.params.id);
    const seen = await seenSetting(tx, 'BIR2307', { user, now: deps.now() });
    const { fromDay = null, values, signatureFileId = null } = seen ?? {};
    return { data: { ...NOTHING, ...values, fromDay, signatureFileId } };
  },
);
