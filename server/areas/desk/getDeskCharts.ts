import { readTogether } from '../../desk/readTogether.ts';
import { os } from '../../http/os.ts';
import { askerOf } from '../../records/asker.ts';
import { chartParts, type DeskChartContents } from './chartParts.ts';

/** What the last weeks came to, read in one statement under the reader's own policies. */
export const getDeskCharts = (contents: DeskChartContents) =>
  os.desk.getDeskCharts.handler(async ({ context }) => {
    const asker = { ...askerOf(context), user: context.user };
    const drawn = await readTogether(context.tx, chartParts(contents, asker, context.language));
    return {
      data: {
        ...{
          dtimeRead: asker.now.toISOString(),
          payments: null,
          payouts: null,
          applications: null,
          regions: null,
        },
        ...Object.assign({}, ...drawn),
      },
    };
  });
