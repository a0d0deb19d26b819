import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { type AreaCode, areaOf } from '#domain/access/permissionAreas.ts';
import type { Held } from './usePermissionSearch.ts';

type Reason = Held['because'][number];

const Because = ({ reason, permission }: { reason: Reason; permission: string }) => {
  const translate = useTranslate();
  const type = { INTERNAL: 'shell.internal', EXTERNAL: 'shell.external' }[reason.name];
  const area = translate(`permissions.area.${areaOf(permission) ?? ''}`, { _: reason.name });
  const module = reason.role
    ? translate('permissions.moduleOf', { name: area, role: reason.role })
    : translate('permissions.moduleGiven');
  const name = { module, role: reason.name, userType: type ? translate(type) : reason.name }[reason.kind];
  const kind = translate(`permissions.because.${reason.kind}`);
  return (
    <Chip
      size="small"
      variant="outlined"
      sx={{ maxWidth: '100%' }}
      label={
        <>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {kind}
          </Box>{' '}
          {name}
        </>
      }
    />
  );
};

const Row = ({ row }: { row: Held }) => {
  const translate = useTranslate();
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
        gap: 1,
        px: 2,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography>{translate(`permissions.label.${row.permission}`, { _: row.permission })}</Typography>
        <Typography
          variant="caption"
          color="textSecondary"
          sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}
        >
          {row.permission}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, minWidth: 0 }}>
        {row.because.map((reason) => (
          <Because
            permission={row.permission}
            key={[reason.kind, reason.name, reason.role].join()}
            reason={reason}
          />
        ))}
      </Box>
    </Box>
  );
};

/** The permissions of one area, each with its reasons as chips. */
export const AreaBlock = ({ area, rows }: { area: AreaCode; rows: readonly Held[] }) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" sx={{ px: 2, py: 1.25 }}>
        {translate(`permissions.area.${area}`)}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map((row) => (
          <Row key={row.permission} row={row} />
        ))}
      </Box>
    </Card>
  );
};
