import type { SampleAmounts } from '#contract/finance/reportSettings.ts';
import { centavosOf, formatMoney } from '#domain/money.ts';
import { atcPercent } from '#domain/settlement/atc.ts';
import { plainPercent } from '#domain/settlement/settings/computation.ts';
import { sampleAtc, sampleLine } from '#domain/settlement/settings/sampleLine.ts';
import type { LineAmounts } from '#domain/settlement/settleLine.ts';
import { os } from '../../http/os.ts';
import { atcRatesOn, settingOn } from '../../settlement/settingOn.ts';
import { mustBeTheOne } from './settingRow.ts';

const shown = ({ gross: _, refunds: __, nonTwaNet, twaNet, ...line }: LineAmounts): SampleAmounts => ({
  base: formatMoney(line.base),
  commission: formatMoney(line.commission),
  taxOnCommission: formatMoney(line.taxOnCommission),
  withholdingTax: formatMoney(line.withholdingTax),
  ewt: formatMoney(line.ewt),
  nonTWANetSettlement: formatMoney(nonTwaNet),
  twaNetSettlement: formatMoney(twaNet),
  net: formatMoney(line.net),
});

/** What a line would come to by other values, beside what it comes to without them on that day. 400, 404 for another id than 1. */
export const sampleComputation = os.reportSettings.sampleComputation.handler(
  async ({ input: { params, body }, context: { tx } }) => {
    mustBeTheOne(params.id);
    const [held, rates] = await Promise.all([
      settingOn(tx, 'COMPUTATION', body.fromDay),
      atcRatesOn(tx, body.fromDay),
    ]);
    const { gross, refunds } = body.sample;
    const sample = { ...body.sample, gross: centavosOf(gross) ?? 0n, refunds: centavosOf(refunds) ?? 0n };
    const atc = sampleAtc(rates, sample, body.fromDay);
    return {
      data: {
        before: shown(sampleLine(held?.values ?? body.values, sample, atc)),
        after: shown(sampleLine(body.values, sample, atc)),
        atcCode: atc?.code ?? null,
        atcPercent: atc ? plainPercent(atcPercent(atc)) : null,
      },
    };
  },
);
