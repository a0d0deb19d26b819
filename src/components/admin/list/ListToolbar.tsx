import Stack from '@mui/material/Stack';
import { ExportButton } from './export/ExportButton.tsx';
import { Filters } from './filters/Filters.tsx';
import { SearchBox } from './filters/SearchBox.tsx';
import { useListKit } from './listKit.tsx';
import { ColumnsMenu } from './table/ColumnsMenu.tsx';
import { SortMenu } from './table/SortMenu.tsx';
import { useNarrow } from './useNarrow.ts';
import { ViewsMenu } from './views/ViewsMenu.tsx';

/** Search and filters on the left; views, columns and export on the right. */
export const ListToolbar = () => {
  const narrow = useNarrow();
  const { search, filters = [], exports, embedded, columns } = useListKit();
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
      {filters.length > 0 && <Filters defs={filters} />}
    </Stack>
  );
};
