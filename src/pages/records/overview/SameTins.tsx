import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { SameTin } from '#contract/shapes/applicationShapes.ts';
import { pathOf } from '#domain/pages.ts';

const addressOf = ({ record, id }: SameTin): string =>
  pathOf('recordOverview', { type: record === 'partner' ? 'partners' : 'merchants', id });

/** Other records with the same TIN, for staff: whoever decides settles first whose it is. */
export const SameTins = ({ others }: { others: readonly SameTin[] }) => {
  const translate = useTranslate();
  return (
    <div>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {translate('records.open.sameTins')}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, typography: 'body2' }}>
        {others.map((other) => (
          <li key={`${other.record} ${other.id} ${other.store ?? ''}`}>
            {other.store && `${other.store}: `}
            <Link component={RouterLink} to={addressOf(other)}>
              {other.name}
            </Link>
          </li>
        ))}
      </Box>
    </div>
  );
};
