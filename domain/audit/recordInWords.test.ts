import { describe, expect, it } from 'vitest';
import { recordInWords } from './recordInWords.ts';

describe('recordInWords', () => {
  it('has the kind of an address in either language', () => {
    expect(recordInWords('address', 'BUSINESS_PLACE', 'en')).toBe('Business place');
    expect(recordInWords('address', 'BUSINESS_PLACE', 'fil')).toBe('Lugar ng negosyo');
  });

  it('has the setting that a version or a request is of', () => {
    expect(recordInWords('setting_version', 'COMPUTATION 2026-11-28', 'fil')).toBe('Pagkuwenta, 11/28/2026');
    expect(recordInWords('approval_request', 'Computation', 'fil')).toBe('Pagkuwenta');
  });

  it('leaves every other name as it is', () => {
    expect(recordInWords('partner', 'Computation', 'fil')).toBe('Computation');
    expect(recordInWords('approval_request', 'Aling Nena Store', 'fil')).toBe('Aling Nena Store');
    expect(recordInWords('setting_version', 'LATER', 'fil')).toBe('LATER');
  });
});
