import { describe, expect, it } from 'vitest';
import { formatDate } from '../day.ts';
import { onBoardedBy } from './onBoardedBy.ts';

describe('a partner', () => {
  it.each([
    [undefined, '3rd Party'],
    [null, '3rd Party'],
    ['', '3rd Party'],
    ['   ', '3rd Party'],
    ['Head office', 'Head office'],
  ])('[partner.onBoardedByDefault] onboarded by %s is onboarded by %s', (said, by) =>
    expect(onBoardedBy(said)).toBe(by),
  );

  it.each([
    ['2024-03-05', '03/05/2024'],
    ['2024-12-31', '12/31/2024'],
  ])('[partner.datesFormat] starts and ends on days that read like %s as %s', (day, text) =>
    expect(formatDate(day)).toBe(text),
  );
});
