import Stack from '@mui/material/Stack';
import { ExportButton } from './export/ExportButton.tsx';
import { Filters } from './filters/Filters.tsx';
import { SearchBox } from './filters/SearchBox.tsx';
import { useListKit } from './listKit.tsx';
import { ColumnsMenu } from './table/ColumnsMenu.tsx';
import { SortMenu } from './table/SortMenu.tsx';
import { useNarrow } from './useNarrow.ts';
import { ViewsMenu } from './views/ViewsMenu.tsx';

/** Search on the left, or without one the filters; views, columns and export on the right, and filters below a search. */
export const ListToolbar = () => {
  const narrow = useNarrow();
  const { search, filters = [], exports, embedded, columns } = useListKit();
  const shown = filters.length > 0 && <Filters defs={filters} />;
  return (
    <Stack data-tour="tools" spacing={1.25}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {search ? <SearchBox placeholder={search} /> : shown}
        <Stack direction="row" spacing={0.5} sx={{ ml: 'auto', alignItems: 'center' }}>
          {narrow && columns.some((column) => column.sortable) && <SortMenu />}
          {!embedded && <ViewsMenu />}
          <ColumnsMenu />
          {exports && <ExportButton />}
        </Stack>
      </Stack>
      {search && shown}
    </Stack>
  );
};
