import { seesCharts } from '#domain/desk/deskCharts.ts';
import { opensPage } from '#domain/desk/deskQueues.ts';
import { useHeld } from '../../../components/admin/Can.tsx';
import { useUser } from '../../../components/shell/useUser.ts';

const CHARTED = ['transactionList', 'payoutList', 'applicationList'] as const;

/** Whether there is a chart that the user is shown, by the rules that the server goes by. */
export const useHasCharts = (): boolean => {
  const { type, accessLevel } = useUser();
  const reader = { type, accessLevel, permissions: useHeld() };
  return seesCharts(reader) && CHARTED.some((page) => opensPage(page, reader));
};
