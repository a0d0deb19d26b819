import type { ComputationToday } from '#contract/finance/reportSettings.ts';
import { os } from '../../http/os.ts';
import { mustBeTheOne, seenSetting } from './settingRow.ts';

const NOTHING: ComputationToday = {
  ...{ computationId: 1, fromDay: null, commission: null, taxOnCommission: null, withholdingTaxRate: null },
  ...{ mdrIsVatInclusive: null, ewtBase: null, nonTWANetSettlement: null, twaNetSettlement: null },
  ...{ storePaymentLimit: null, segmentLimits: null },
  ...{ refundLimit: null, refundDays: null, exemptionThreshold: null },
};

/** What lines are reckoned with today, as its reader sees it. 404 for another id than 1. */
export const getReportSettingsComputation = os.reportSettings.getReportSettingsComputation.handler(
  async ({ input, context: { tx, user, deps } }) => {
    mustBeTheOne(input.params.id);
    const seen = await seenSetting(tx, 'COMPUTATION', { user, now: deps.now() });
    return { data: { ...NOTHING, ...seen?.values, fromDay: seen?.fromDay ?? null } };
  },
);
