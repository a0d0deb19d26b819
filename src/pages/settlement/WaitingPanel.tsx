import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import type { WaitingItems } from '#contract/finance/waitingItems.ts';
import { pathOf } from '#domain/pages.ts';
import { WAIT_REASONS, type WaitReason, waitReason } from '#domain/settlement/run/waitReasons.ts';
import { ProblemAlert } from '../../components/admin/ProblemAlert.tsx';
import { problemOf } from '../../components/admin/problem.ts';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { Panel } from '../../components/ui/Panel.tsx';
import { WaitingRow } from './WaitingRow.tsx';

const HELD = `${pathOf('payoutList')}?filter=${encodeURIComponent(JSON.stringify({ status: ['HELD'] }))}`;

/** Whether the address asks for what waits (`all`, or one reason that it is narrowed to), and how all of it is shown again. */
const useReason = () => {
  const [search, setSearch] = useSearchParams();
  const named = search.get('waiting');
  const showAll = () => {
    const rest = new URLSearchParams(search);
    rest.set('waiting', 'all');
    setSearch(rest, { replace: true });
  };
  return { isAsked: named !== null, reason: WAIT_REASONS.find((one) => one === named) ?? null, showAll };
};

const Narrowed = ({ reason, onAll }: { reason: WaitReason; onAll: () => void }) => {
  const translate = useTranslate();
  const label = waitReason[reason].label[useLanguage()];
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1, mb: 1.5 }}>
      <Typography variant="body2" role="status">
        {translate('settlement.waiting.only', { reason: label })}
      </Typography>
      <Button size="small" onClick={onAll}>
        {translate('settlement.waiting.all')}
      </Button>
    </Stack>
  );
};

/** Those that wait for a reason, with no other part of them than that. */
const narrowedTo = (rows: readonly WaitingItems[], reason: WaitReason): WaitingItems[] =>
  rows
    .map((row) => ({ ...row, parts: row.parts.filter(({ reasons }) => reasons.includes(reason)) }))
    .filter(({ parts }) => parts.length > 0);

/** What closed days have left and why, each with the way to mend it: as many as stand on the desk. Nothing where nothing waits, unless the address asks. */
export const WaitingPanel = () => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const waiting = useQuery({
    queryKey: ['settlement-runs', 'waiting'],
    queryFn: () => provider.listWaitingItems(),
  });
  const { isAsked, reason, showAll } = useReason();
  const held = useQuery({ queryKey: ['payouts', 'held'], queryFn: () => provider.countHeldPayouts() });
  const problem = waiting.error ? problemOf(waiting.error) : null;
  if (problem) return <ProblemAlert problem={problem} />;
  const all = waiting.data ?? [];
  const rows = reason ? narrowedTo(all, reason) : all;
  const none = reason ? 'settlement.waiting.none' : 'settlement.waiting.nothing';
  if (all.length === 0 && !held.data && !isAsked) return null;
  return (
    <Panel
      title={translate('settlement.waiting.title')}
      {...(rows.length > 0 && {
        note: translate('settlement.waiting.note'),
        aside: (
          <Typography variant="body2">
            {translate('settlement.waiting.total', { smart_count: rows.length })}
          </Typography>
        ),
      })}
    >
      {reason && <Narrowed reason={reason} onAll={showAll} />}
      {isAsked && waiting.data && rows.length === 0 && (
        <Typography variant="body2">{translate(none)}</Typography>
      )}
      <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map((row) => (
          <WaitingRow key={`${row.merchantId} ${row.transactionType}`} row={row} />
        ))}
      </Stack>
      {held.data && !reason ? (
        <Link component={RouterLink} to={HELD} sx={{ display: 'inline-block', mt: 1.5 }}>
          {translate('settlement.waiting.held', { smart_count: held.data })}
        </Link>
      ) : null}
    </Panel>
  );
};
