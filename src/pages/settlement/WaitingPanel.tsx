import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { pathOf } from '#domain/pages.ts';
import { ProblemAlert } from '../../components/admin/ProblemAlert.tsx';
import { problemOf } from '../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { Panel } from '../../components/ui/Panel.tsx';
import { WaitingRow } from './WaitingRow.tsx';

const HELD = `${pathOf('payoutList')}?filter=${encodeURIComponent(JSON.stringify({ status: ['HELD'] }))}`;

/** What closed days have left and why, each with the way to mend it; nothing where nothing waits. */
export const WaitingPanel = () => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const waiting = useQuery({
    queryKey: ['settlement-runs', 'waiting'],
    queryFn: () => provider.listWaitingItems(),
  });
  const held = useQuery({ queryKey: ['payouts', 'held'], queryFn: () => provider.countHeldPayouts() });
  const problem = waiting.error ? problemOf(waiting.error) : null;
  if (problem) return <ProblemAlert problem={problem} />;
  const rows = waiting.data ?? [];
  if (rows.length === 0 && !held.data) return null;
  return (
    <Panel title={translate('settlement.waiting.title')} note={translate('settlement.waiting.note')}>
      <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {held.data ? (
          <li>
            <Link component={RouterLink} to={HELD}>
              {translate('settlement.waiting.held', { smart_count: held.data })}
            </Link>
          </li>
        ) : null}
        {rows.map((row) => (
          <WaitingRow key={`${row.merchantId} ${row.transactionType} ${row.reasons.join()}`} row={row} />
        ))}
      </Stack>
    </Panel>
  );
};
