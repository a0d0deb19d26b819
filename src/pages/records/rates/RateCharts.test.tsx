import { render } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import type { MdrRate } from '#contract/shapes/mdrRate.ts';
import { RateCharts } from './RateCharts.tsx';

const rate = (mdrRate: string, effectiveFrom: string, effectiveTo: string | null): MdrRate => ({
  ...{ id: effectiveFrom, type: 'HCPAY', mdrRate, effectiveFrom, effectiveTo },
  ...{ status: 'A', statusWorkflow: null, isEnabled: true, createdBy: null },
});

afterEach(() => vi.useRealTimers());

it('draws rates over the whole width and up to the highest, to a tenth of a pixel', () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T04:00:00Z'), toFake: ['Date'] });
  const rates = [rate('2.500', '2026-01-01', '2026-01-31'), rate('2.250', '2026-02-01', null)];
  const { container } = render(
    <AdminContext>
      <RateCharts rates={rates} />
    </AdminContext>,
  );
  expect(container.querySelector('path')?.getAttribute('d')).toBe('M34 24.7H157V31H272');
});
