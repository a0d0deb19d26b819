import { COUNT_CAP } from '#contract/list.ts';
import { manilaDate } from '#domain/day.ts';
import { DELIVERY_STATUSES } from '#domain/deliveries/deliveryStatus.ts';
import { os } from '../../http/os.ts';
import { countStatement } from '../../lists/statements.ts';
import { adviceSource, withAdviceDays } from './adviceSource.ts';

/** How many advices each status holds of those that are filtered, counted as the list of that status counts them. */
export const getDeliveryCounts = os.deliveryAdvices.getDeliveryCounts.handler(async ({ input, context }) => {
  const { tx, deps } = context;
  const today = manilaDate(deps.now());
  const count = async (status: (typeof DELIVERY_STATUSES)[number]) => {
    const selection = withAdviceDays({ ...input.query, status }, today);
    const [row] = await tx.query<{ n: number }>(countStatement(adviceSource, selection));
    const n = row?.n ?? 0;
    return { tab: status, count: Math.min(n, COUNT_CAP), isAtLeast: n > COUNT_CAP };
  };
  return { data: { list: await Promise.all(DELIVERY_STATUSES.map(count)) } };
});
