import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { ComparedProps } from './ComparedTable.tsx';
import { differs } from './compareRoles.ts';
import { PermissionName } from './PermissionName.tsx';

const T = 'roles.compare';

/** The same where there is no room for columns: each permission says whose it is. */
export const ComparedList = ({ rows, left, right }: ComparedProps) => {
  const translate = useTranslate();
  return (
    <Box component="ul" aria-label={translate(`${T}.table`)} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((row) => (
        <Box
          component="li"
          key={`${row.permission} ${row.isDerived}`}
          sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}
        >
          <PermissionName row={row} />
          <Box sx={{ mt: 0.5 }}>
            <Chip
              size="small"
              variant={differs(row) ? 'filled' : 'outlined'}
              label={
                differs(row)
                  ? translate(`${T}.only`, { role: row.left ? left : right })
                  : translate(`${T}.both`)
              }
              sx={{ maxWidth: '100%' }}
            />
          </Box>
        </Box>
      ))}
    </Box>
  );
};
