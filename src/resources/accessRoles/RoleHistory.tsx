import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { AuditEntry } from '#contract/audit.ts';
import { EntryChanges } from '../../components/admin/audit/EntryChanges.tsx';
import { mayUsePage } from '../../components/admin/mayUsePage.ts';
import { problemOf } from '../../components/admin/problem.ts';
import { FailedState } from '../../components/ui/FailedState.tsx';
import { Panel } from '../../components/ui/Panel.tsx';
import { DateText } from '../../components/ui/texts.tsx';
import { pathOf } from '../../providers/paths.ts';

const T = 'resources.accessRoles';
const SHOWN = 5;

const roleFilter = (id: string) => ({ target: 'access_role', targetKey: id });

/** The audit trail of one role. */
const auditPath = (id: string) =>
  `${pathOf('audit', 'list')}?${new URLSearchParams({ filter: JSON.stringify(roleFilter(id)) })}`;

const Entry = ({ entry }: { entry: AuditEntry }) => {
  const translate = useTranslate();
  return (
    <Box component="li" sx={{ pl: 2, borderLeft: 2, borderColor: 'divider' }}>
      <Typography variant="body2" component="div">
        <strong>{entry.actor ?? translate('list.system')}</strong> ·{' '}
        {translate(`resources.audit.operation.${entry.operation}`)} ·{' '}
        <Typography component="span" variant="body2" color="textSecondary">
          <DateText value={entry.at} withTime />
        </Typography>
      </Typography>
      {entry.operation === 'UPDATE' && <EntryChanges brief entry={entry} />}
    </Box>
  );
};

const Entries = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useGetList<AuditEntry & { id: string }>('audit', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'id', order: 'DESC' },
    filter: roleFilter(id),
  });
  if (isPending) return <Skeleton variant="rounded" height={80} />;
  if (error) {
    const { message, requestId } = problemOf(error);
    return <FailedState message={message} requestId={requestId} onRetry={() => refetch()} />;
  }
  if (!data || data.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        {translate(`${T}.historyNone`)}
      </Typography>
    );
  }
  return (
    <Stack component="ol" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </Stack>
  );
};

/** Who changed the role and what, for those who may read the audit trail. */
export const RoleHistory = ({ id }: { id: string }) => {
  const translate = useTranslate();
  if (!mayUsePage('audit')) return null;
  return (
    <Panel
      title={translate(`${T}.history`)}
      aside={
        <Button size="small" component={Link} to={auditPath(id)}>
          {translate('common.viewAll')}
        </Button>
      }
    >
      <Entries id={id} />
    </Panel>
  );
};
