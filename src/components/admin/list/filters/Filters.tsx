import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useFadedRow } from '../../useFadedRow.ts';
import { useListQuery } from '../useListStatus.ts';
import { useNarrow } from '../useNarrow.ts';
import { FilterChip } from './FilterChip.tsx';
import { chipText, type FilterDef } from './filterDefs.ts';

const line = {
  alignItems: 'center',
  gap: 1,
  minHeight: 32,
  flexWrap: { sm: 'wrap' },
  overflowX: { xs: 'auto', sm: 'visible' },
  scrollbarWidth: 'none',
  '& > *': { flexShrink: 0 },
} as const;

const chip = (def: FilterDef) => <FilterChip key={def.field} def={def} />;

/** The filters of a list side by side; on a phone in one line that scrolls, those that are set before the others. */
export const Filters = ({ defs }: { defs: readonly FilterDef[] }) => {
  const translate = useTranslate();
  const narrow = useNarrow();
  const { values, setValues } = useListQuery();
  const { row, onScroll, maskImage } = useFadedRow<HTMLDivElement>(JSON.stringify([narrow, values]));
  const isFirst = (def: FilterDef) => !narrow || chipText(def, values, String) !== null;
  return (
    <Stack
      ref={row}
      onScroll={onScroll}
      direction="row"
      role="group"
      aria-label={translate('list.filters')}
      sx={[line, { maskImage }]}
    >
      {/* One list: a chip that changes its place is the same chip, and keeps the focus. */}
      {[
        ...defs.filter(isFirst).map(chip),
        Object.keys(values).length > 0 && (
          <Button key="/clear" size="small" onClick={() => setValues({})}>
            {translate('list.clearFilters')}
          </Button>
        ),
        ...defs.filter((def) => !isFirst(def)).map(chip),
      ]}
    </Stack>
  );
};
