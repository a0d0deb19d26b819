import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { SeparationRule } from '#contract/people/separations.ts';
import { pathOf } from '#domain/pages.ts';
import { Can, useHeld } from '../../../components/admin/Can.tsx';
import { Ago } from '../../../components/shell/Ago.tsx';
import { RemoveSeparation } from './RemoveSeparation.tsx';

const T = 'roles.separation';

const Standing = ({ rule: { holderCount, holders } }: { rule: SeparationRule }) => {
  const translate = useTranslate();
  const maySee = useHeld().has('UR_VIEW');
  if (holderCount === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {translate(`${T}.nobody`)}
      </Typography>
    );
  const more = holderCount - holders.length;
  return (
    <Alert severity="warning">
      {translate(`${T}.standing`, { smart_count: holderCount })}
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1.5 }}>
        {holders.map(({ id, name }) => (
          <Link
            key={id}
            component={RouterLink}
            to={pathOf('userAccess', { id })}
            sx={{ display: 'inline-block', py: 0.5 }}
          >
            {name}
          </Link>
        ))}
        {maySee && more > 0 && <span>{translate('roles.more', { smart_count: more })}</span>}
        {!maySee && <span>{translate(`${T}.hidden`)}</span>}
      </Stack>
    </Alert>
  );
};

/** One pair that is kept apart: why, since when, and who stands against it. */
export const SeparationCard = ({ rule }: { rule: SeparationRule }) => {
  const translate = useTranslate();
  const name = (permission: string) => translate(`permissions.label.${permission}`, { _: permission });
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2 }}>
      <Stack spacing={1.25}>
        <Stack direction="row" sx={{ alignItems: 'flex-start', flexWrap: 'wrap', gap: 1 }}>
          <Typography
            component="h2"
            variant="subtitle1"
            sx={{ flex: '1 1 240px', fontWeight: 600, overflowWrap: 'anywhere' }}
          >
            {name(rule.one)} ≠ {name(rule.other)}
          </Typography>
          <Can anyOf={['UM_EDIT_ACCESS_ROLE']}>
            <RemoveSeparation rule={rule} />
          </Can>
        </Stack>
        <Typography variant="body2">{rule.reason}</Typography>
        <Standing rule={rule} />
        <Typography variant="caption" color="textSecondary">
          {translate(`${T}.by`, { name: rule.createdBy ?? translate('list.system') })} ·{' '}
          <Ago at={rule.dtimeCreated} />
        </Typography>
      </Stack>
    </Paper>
  );
};
