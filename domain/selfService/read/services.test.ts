import { describe, expect, it } from 'vitest';
import { handlingTransactions, servicesToForm } from './services.ts';

const none = { hcAgent: false, shoppingMallsPartner: false, digitalPosPartner: false };

describe('what a partner takes part in', () => {
  it.each([
    [true, 'HC_SALES_AGENT'],
    [false, 'STORE_EMPLOYEE'],
    [null, 'STORE_EMPLOYEE'],
  ] as const)('[selfService.handlingTransactions] with hcAgent %s is handled by %s', (hcAgent, who) => {
    expect(handlingTransactions(hcAgent)).toBe(who);
    expect(servicesToForm({ ...none, hcAgent }).handlingTransactions).toBe(who);
  });

  it.each([true, false])('[selfService.skuTemplate] has the template when it is on the mall: %s', (is) =>
    expect(servicesToForm({ ...none, shoppingMallsPartner: is })).toMatchObject({
      shoppingmallPh: is,
      skuTemplateDownloaded: is,
    }),
  );

  it('[selfService.skuTemplate] looks at the mall alone, and unknown is no', () => {
    expect(servicesToForm({ ...none, hcAgent: true, digitalPosPartner: true })).toEqual({
      handlingTransactions: 'HC_SALES_AGENT',
      shoppingmallPh: false,
      homeCreditDigitalPayments: true,
      skuTemplateDownloaded: false,
    });
    expect(
      servicesToForm({ hcAgent: null, shoppingMallsPartner: null, digitalPosPartner: null }),
    ).toMatchObject({
      shoppingmallPh: false,
      homeCreditDigitalPayments: false,
      skuTemplateDownloaded: false,
    });
  });
});
