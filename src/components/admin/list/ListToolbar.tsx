import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { ExportButton } from './export/ExportButton.tsx';
import { FilterChip } from './filters/FilterChip.tsx';
import { SearchBox } from './filters/SearchBox.tsx';
import { useListKit } from './listKit.tsx';
import { ColumnsMenu } from './table/ColumnsMenu.tsx';
import { SortMenu } from './table/SortMenu.tsx';
import { useListQuery } from './useListStatus.ts';
import { useNarrow } from './useNarrow.ts';
import { ViewsMenu } from './views/ViewsMenu.tsx';

/** Search and filters on the left; views, columns and export on the right. */
export const ListToolbar = () => {
  const translate = useTranslate();
  const narrow = useNarrow();
  const { search, filters = [], exports, embedded, columns } = useListKit();
  const { values, setValues } = useListQuery();
  const anySet = Object.keys(values).length > 0;
  return (
    <Stack spacing={1.25}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {search && <SearchBox placeholder={search} />}
        <Stack direction="row" spacing={0.5} sx={{ ml: 'auto', alignItems: 'center' }}>
          {narrow && columns.some((column) => column.sortable) && <SortMenu />}
          {!embedded && <ViewsMenu />}
          <ColumnsMenu />
          {exports && <ExportButton />}
        </Stack>
      </Stack>
      {filters.length > 0 && (
        <Stack
          direction="row"
          role="group"
          aria-label={translate('list.filters')}
          sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 32 }}
        >
          {filters.map((def) => (
            <FilterChip key={def.field} def={def} />
          ))}
          {anySet && (
            <Button size="small" onClick={() => setValues({})}>
              {translate('list.clearFilters')}
            </Button>
          )}
        </Stack>
      )}
    </Stack>
  );
};
