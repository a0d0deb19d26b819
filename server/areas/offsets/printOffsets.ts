import { manilaDate } from '#domain/day.ts';
import { osOpen } from '../../http/os.ts';
import { daysOf } from '../../lists/byDays.ts';
import { printReport, rowsForPaper } from '../../records/print/printReport.ts';
import { offsetPaper } from './offsetPaper.ts';
import { offsetSource, withOwedDays } from './offsetSource.ts';

/** The lines that owe and are filtered, as a PDF for reading. 422 rule_report_long. */
export const printOffsets = osOpen.offsets.printOffsets.handler(async ({ input, context }) => {
  const today = manilaDate(context.deps.now());
  const selection = withOwedDays(input.query, today);
  const days = selection.day === undefined ? null : daysOf(selection.day, today);
  const name = `offset-report-${days ? `${days.from}-${days.to}` : today}`;
  return printReport(context, { target: 'offsets', name }, async (tx) =>
    offsetPaper(await rowsForPaper(tx, offsetSource, selection), {
      days,
      language: context.language,
    }),
  );
});
