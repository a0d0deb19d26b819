import SearchOutlined from '@mui/icons-material/SearchOutlined';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { byArea } from '#domain/access/permissionAreas.ts';
import { Answered } from '../../components/admin/Answered.tsx';
import { PageHeader } from '../../components/admin/PageHeader.tsx';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { EmptyState } from '../../components/ui/states/EmptyState.tsx';
import { AreaBlock } from './AreaBlock.tsx';
import { type Held, usePermissionSearch } from './usePermissionSearch.ts';

const Search = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => {
  const translate = useTranslate();
  const label = translate('permissions.search');
  const icon = (
    <InputAdornment position="start">
      <SearchOutlined fontSize="small" aria-hidden />
    </InputAdornment>
  );
  return (
    <TextField
      type="search"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      placeholder={label}
      sx={{ maxWidth: 360 }}
      slotProps={{ htmlInput: { 'aria-label': label }, input: { startAdornment: icon } }}
    />
  );
};

const Found = ({ held }: { held: readonly Held[] }) => {
  const translate = useTranslate();
  const [query, setQuery] = useState('');
  const found = usePermissionSearch(held, query);
  if (held.length === 0) return <EmptyState title={translate('permissions.noneHeld')} />;
  return (
    <>
      <Search value={query} onChange={setQuery} />
      <Typography variant="body2" color="textSecondary" role="status">
        {found.length > 0
          ? translate('permissions.count', { smart_count: found.length })
          : translate('permissions.noneFound', { query })}
      </Typography>
      {byArea(found).map(([area, rows]) => (
        <AreaBlock key={area} area={area} rows={rows} />
      ))}
    </>
  );
};

/** "What may I do, and why": every permission of the user with the role or module that gives it. */
export const PermissionsPage = () => {
  const translate = useTranslate();
  const dataProvider = useSukiDataProvider();
  const query = useQuery({
    queryKey: ['my-permissions'],
    queryFn: () => dataProvider.getMyPermissions(),
  });
  return (
    <Stack spacing={2} sx={{ maxWidth: 960 }}>
      <PageHeader title={translate('shell.page.permissions')} intro={translate('permissions.intro')} />
      <Answered query={query}>{(held) => <Found held={held} />}</Answered>
    </Stack>
  );
};
