import { os } from '../../http/os.ts';
import { mustBeTheOne, seenSetting } from './settingRow.ts';

/** What receipts are called today, and how their types stand to VAT. 404 for another id than 1. */
export const getReportSettingsOr = os.reportSettings.getReportSettingsOr.handler(
  async ({ input, context: { tx, user, deps } }) => {
    mustBeTheOne(input.params.id);
    const { fromDay = null, values } =
      (await seenSetting(tx, 'OFFICIAL_RECEIPT', { user, now: deps.now() })) ?? {};
    const {
      title = null,
      collections = null,
      individual = null,
      profitSharing = null,
      subsidyCollection = null,
    } = values ?? {};
    return {
      data: { id: 1, fromDay, title, collections, individual, profitSharing, subsidyCollection },
    };
  },
);
