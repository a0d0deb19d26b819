import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PermissionOfUser } from '#contract/people/users.ts';
import { QuickSearch } from '../../../components/ui/QuickSearch.tsx';
import { AccessTable } from './AccessTable.tsx';
import { isHeld } from './accessWords.ts';
import { ACCESS_PARTS, type AccessPart, useAccessSearch } from './useAccessSearch.ts';

/** Permissions to search in, with why each is held or not. */
export const AccessBrowser = ({ rows }: { rows: readonly PermissionOfUser[] }) => {
  const translate = useTranslate();
  const [part, setPart] = useState<AccessPart>('all');
  const [query, setQuery] = useState('');
  const found = useAccessSearch(rows, part, query);
  const can = rows.filter(isHeld).length;
  const counts: Record<AccessPart, number> = { all: rows.length, can, cannot: rows.length - can };
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <QuickSearch label={translate('users.access.search')} value={query} onChange={setQuery} />
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          value={part}
          aria-label={translate('users.access.show')}
          onChange={(_, next: AccessPart | null) => next && setPart(next)}
          sx={{ '& .MuiToggleButton-root': { px: 1.5, textTransform: 'none' } }}
        >
          {ACCESS_PARTS.map((one) => (
            <ToggleButton key={one} value={one}>
              {translate(`users.access.${one}`)}&nbsp;{counts[one]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Stack>
      <Typography variant="body2" color="textSecondary" role="status">
        {found.length > 0
          ? translate('permissions.count', { smart_count: found.length })
          : translate('users.access.none')}
      </Typography>
      {found.length > 0 && <AccessTable rows={found} />}
    </>
  );
};
