import { manilaDate } from '#domain/day.ts';
import { osOpen } from '../../http/os.ts';
import { daysOf } from '../../lists/byDays.ts';
import { chosenOf } from '../../lists/filters.ts';
import { printReport, rowsForPaper } from '../../records/print/printReport.ts';
import { disbursementPaper } from './disbursementPaper.ts';
import { disbursementSource, withRights } from './disbursementSource.ts';

/** The lines that are filtered, as a PDF for reading: the rows and sums of the list. 403 as the list, 422 rule_report_long. */
export const printDisbursements = osOpen.disbursements.printDisbursements.handler(
  async ({ input, context }) => {
    const { language, deps } = context;
    const now = deps.now();
    const days = daysOf(input.query.day, manilaDate(now));
    const name = `disbursement-report-${days.from}-${days.to}`;
    return printReport(context, { target: 'disbursements', name }, async (tx, user) => {
      const selection = withRights(input.query, { user, now });
      const rows = await rowsForPaper(tx, disbursementSource, selection);
      return disbursementPaper(rows, { days, products: chosenOf(selection.transactionType), language });
    });
  },
);
