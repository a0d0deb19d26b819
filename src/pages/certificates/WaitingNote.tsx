import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { pathOf } from '#domain/pages.ts';
import type { WaitReason } from '#domain/settlement/run/waitReasons.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { mayOpen } from '../../components/shell/menuTable.ts';
import { useUser } from '../../components/shell/useUser.ts';

const REASON: WaitReason = 'payeeKind';
const PATH = pathOf('settlementRuns');

const Note = () => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const { data = [] } = useQuery({
    queryKey: ['settlement-runs', 'waiting'],
    queryFn: () => provider.listWaitingItems(),
  });
  const rows = data.filter(({ parts }) => parts.some(({ reasons }) => reasons.includes(REASON)));
  if (rows.length === 0) return null;
  const stores = new Set(rows.map(({ merchantId }) => merchantId)).size;
  return (
    <Alert severity="warning">
      {translate('certificates.except.waiting', { smart_count: stores })}{' '}
      <Link component={RouterLink} to={`${PATH}?${new URLSearchParams({ waiting: REASON })}`}>
        {translate('certificates.except.seeWaiting')}
      </Link>
    </Alert>
  );
};

/** Payees of an unknown kind whose payments are in no line yet, and so in no certificate; for whoever may look at what waits. */
export const WaitingNote = () => (mayOpen(PATH, useUser()) ? <Note /> : null);
