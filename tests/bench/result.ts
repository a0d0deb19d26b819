/** One measured figure against its budget. */
export interface Result {
  what: string;
  value: number;
  unit: string;
  /** At most this much. */
  budget: number;
  note?: string;
}

const number = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(2));

/** The results as a table in Markdown, and whether every budget was kept. */
export const asTable = (results: readonly Result[]): { text: string; isWithin: boolean } => {
  const rows = results.map(({ what, value, unit, budget, note }) => {
    const mark = value <= budget ? 'kept' : 'BROKEN';
    return `| ${what} | ${number(value)} ${unit} | ${number(budget)} ${unit} | ${mark} | ${note ?? ''} |`;
  });
  const text = ['| what | measured | budget | | |', '| --- | --- | --- | --- | --- |', ...rows].join('\n');
  return { text, isWithin: results.every(({ value, budget }) => value <= budget) };
};

/** The middle of some figures. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
