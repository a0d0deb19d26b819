import { describe, expect, it } from 'vitest';
import { employeeLabel, salesroomLabel, zipLabel } from './lookupLabels.ts';

describe('labels of look-up rows', () => {
  it('[lookup.zipLabel] is name - zipCode', () => {
    expect(zipLabel({ name: 'Ermita', zipCode: '1000' })).toBe('Ermita - 1000');
  });

  it('[lookup.zipLabel] begins with the four digits, which stand in the name of our rows', () => {
    const label = zipLabel({ name: '1000', zipCode: 'Ermita' });
    expect(label).toBe('1000 - Ermita');
    expect(label.slice(0, 4)).toBe('1000');
    expect(zipLabel({ name: '0560', zipCode: 'A - B' })).toBe('0560 - A - B');
  });

  it('[lookup.salesroomLabel] is name - code', () => {
    expect(salesroomLabel({ name: 'Main', code: 'S01' })).toBe('Main - S01');
    expect(salesroomLabel({ name: 'Sta. Ana - Annex', code: 'S-02' })).toBe('Sta. Ana - Annex - S-02');
  });

  it('an employee is name - code', () => {
    expect(employeeLabel({ name: 'Ana Reyes', code: 'EMP10001' })).toBe('Ana Reyes - EMP10001');
  });
});
