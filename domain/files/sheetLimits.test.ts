import { describe, expect, it } from 'vitest';
import { grouped, LIMITS_STATED, limitProblem, SHEET_LIMITS, WHOLE_LIMITS } from './sheetLimits.ts';

describe('limits of a spreadsheet', () => {
  it('are stated with figures in both languages', () => {
    for (const text of Object.values(LIMITS_STATED)) {
      expect(text).toContain('64 MB');
      expect(text).toContain('200,000');
      expect(text).toContain('100');
      expect(text).toMatch(/\.xls, \.xlsb, \.ods .+ \.fods .*20 MB .* 50,000/);
    }
  });

  it('hold at the figure and break one beyond', () => {
    const { rows, columns, bytes } = SHEET_LIMITS;
    expect(limitProblem({ rows, columns, bytes })).toBeNull();
    expect(limitProblem({ rows: rows + 1, columns })?.code).toBe('tooManyRows');
    expect(limitProblem({ rows, columns: columns + 1 })?.code).toBe('tooManyColumns');
    expect(limitProblem({ bytes: bytes + 1 })?.code).toBe('tooLarge');
    expect(limitProblem({})).toBeNull();
  });

  it('are smaller for what is read at one go, and say how to get round them [OP-66]', () => {
    const { rows, bytes } = WHOLE_LIMITS;
    expect([rows, bytes / 1024 / 1024]).toEqual([50_000, 20]);
    expect(limitProblem({ rows, bytes }, WHOLE_LIMITS)).toBeNull();
    for (const beyond of [{ rows: rows + 1 }, { bytes: bytes + 1 }])
      expect(limitProblem(beyond, WHOLE_LIMITS)?.text.en).toContain('.xlsx');
  });

  it('group digits by three', () => {
    expect([0, 999, 1_000, 200_000, 1_048_576].map(grouped)).toEqual([
      '0',
      '999',
      '1,000',
      '200,000',
      '1,048,576',
    ]);
  });
});
