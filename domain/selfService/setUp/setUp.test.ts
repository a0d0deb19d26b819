import { describe, expect, it, vi } from 'vitest';
import type { CheckedPartner } from './existingPartner.ts';
import { type SetUpSteps, setUp } from './setUp.ts';

const STEPS = [
  'loadPartner',
  'validate',
  'store',
  'loadBusiness',
  'loadBank',
  'fillBusinessDetails',
  'fillBankInformation',
] as const;

/** Steps that note their order; one of them fails where it is named. */
const bench = (
  failing?: (typeof STEPS)[number],
  checked: CheckedPartner = { valid: true, referenceNumber: 'R1' },
) => {
  const order: string[] = [];
  const note = (step: (typeof STEPS)[number]) => {
    order.push(step);
    if (step === failing) throw new Error(`${step} failed`);
  };
  const store = vi.fn(() => note('store'));
  const fillBank = vi.fn(() => note('fillBankInformation'));
  const steps: SetUpSteps<string, string, string> = {
    loadPartner: async () => {
      note('loadPartner');
      return 'partner';
    },
    validate: async () => {
      note('validate');
      return checked;
    },
    store,
    loadBusiness: async () => {
      note('loadBusiness');
      return 'business';
    },
    loadBank: async () => {
      note('loadBank');
      return 'bank';
    },
    fillBusinessDetails: () => note('fillBusinessDetails'),
    fillBankInformation: fillBank,
  };
  const keepReason = vi.fn();
  return { order, store, fillBank, keepReason, run: () => setUp(steps, 'SK-2026-001001', keepReason) };
};

describe('setting up an application from a partner', () => {
  it('[selfService.setup] goes in this order', async () => {
    const { run, order, store, fillBank } = bench();
    expect(await run()).toBe(true);
    expect(order).toEqual(STEPS);
    expect(store).toHaveBeenCalledWith('partner', {
      searchIdentifier: 'SK-2026-001001',
      referenceNumber: 'R1',
    });
    expect(fillBank).toHaveBeenCalledWith('bank');
  });

  it('[selfService.setupResult] is true when all succeed, with no reason', async () => {
    const { run, keepReason } = bench();
    expect(await run()).toBe(true);
    expect(keepReason).not.toHaveBeenCalled();
  });

  it('[selfService.setupResult] is false for an invalid partner, which is neither stored nor loaded', async () => {
    const { run, order, keepReason } = bench(undefined, {
      valid: false,
      error: 'Invalid partner: missing tin',
    });
    expect(await run()).toBe(false);
    expect(order).toEqual(['loadPartner', 'validate']);
    expect(keepReason).toHaveBeenCalledWith('Invalid partner: missing tin');
  });

  it.each(STEPS)('[selfService.setupResult] is false when %s fails, and throws nothing', async (step) => {
    const { run, keepReason } = bench(step);
    expect(await run()).toBe(false);
    expect(keepReason.mock.calls).toEqual([[`${step} failed`]]);
  });

  it('[selfService.setup] fills neither step unless both loads came', async () => {
    const { run, order } = bench('loadBank');
    await run();
    expect(order).not.toContain('fillBusinessDetails');
  });
});
