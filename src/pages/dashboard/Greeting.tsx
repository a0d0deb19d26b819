import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { pathOf } from '#domain/pages.ts';
import { Ago } from '../../components/shell/Ago.tsx';
import { useUser } from '../../components/shell/useUser.ts';
import { partOfDay } from './partOfDay.ts';

interface Props {
  readAt: string | null;
  /** The way to arrange what stands below. */
  arrange?: ReactNode;
}

/** Good day, in which role and for which part of the network, of when what stands below is, and the way to arrange it. */
export const Greeting = ({ readAt, arrange }: Props) => {
  const translate = useTranslate();
  const user = useUser();
  const first = user.fullName.split(' ')[0] ?? user.fullName;
  const place = [user.partnerName, user.merchantName].filter(Boolean).join(' · ');
  // A partner user without a partner yet sees nothing of the network.
  const where = place || (user.type === 'INTERNAL' ? translate('dashboard.wholeNetwork') : null);
  const held = user.roles.map((role) => translate(`dashboard.role.${role}`, { _: role }));
  const roles = held.length > 0 ? held : [translate('dashboard.noRole')];
  return (
    <Box>
      <Typography variant="h1">{translate(`dashboard.${partOfDay(new Date())}`, { name: first })}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
        {where && <Typography color="textSecondary">{where}</Typography>}
        {roles.map((role) => (
          <Chip key={role} size="small" variant="outlined" label={role} sx={{ maxWidth: '100%' }} />
        ))}
        <Link
          component={RouterLink}
          to={pathOf('myPermissions')}
          variant="body2"
          sx={{ display: 'inline-block', py: 0.375, minHeight: 24 }}
        >
          {translate('dashboard.why')}
        </Link>
        {readAt && (
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 1.5,
              ml: { md: 'auto' },
              width: { xs: '100%', md: 'auto' },
              justifyContent: { xs: 'space-between', md: 'flex-end' },
            }}
          >
            <Typography variant="caption" color="textSecondary">
              {translate('dashboard.asOf')} <Ago at={readAt} isExact />
            </Typography>
            {arrange}
          </Box>
        )}
      </Box>
    </Box>
  );
};
