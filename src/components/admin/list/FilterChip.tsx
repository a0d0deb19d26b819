import AddIcon from '@mui/icons-material/Add';
import CancelIcon from '@mui/icons-material/Cancel';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Popover from '@mui/material/Popover';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FilterEditor } from './FilterEditor.tsx';
import { chipText, type FilterDef, withFilter } from './filterDefs.ts';
import { useListQuery } from './useListStatus.ts';

/** One filter: a dashed chip to set it, and once set its value with a cross that takes it away. */
export const FilterChip = ({ def }: { def: FilterDef }) => {
  const translate = useTranslate();
  const { values, setValues } = useListQuery();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const label = translate(def.label);
  const text = chipText(def, values, translate);
  const set = (value: unknown) => setValues(withFilter(values, def.field, value));
  return (
    <>
      <Chip
        clickable
        size="small"
        variant="outlined"
        icon={text === null ? <AddIcon /> : undefined}
        label={
          text === null ? (
            label
          ) : (
            <span>
              {label}:{' '}
              <Box component="strong" sx={{ fontWeight: 600, color: 'primary.main' }}>
                {text}
              </Box>
            </span>
          )
        }
        onClick={(event) => setAnchor(event.currentTarget)}
        onDelete={text === null ? undefined : () => set('')}
        deleteIcon={<CancelIcon aria-label={translate('list.removeFilter', { name: label })} />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        sx={{ borderStyle: text === null ? 'dashed' : 'solid', height: 28 }}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { sx: { mt: 0.5, p: 2, width: 280 }, role: 'dialog', 'aria-labelledby': id } }}
      >
        <FilterEditor
          titleId={id}
          def={def}
          value={values[def.field]}
          onApply={(value) => {
            set(value);
            setAnchor(null);
          }}
        />
      </Popover>
    </>
  );
};
