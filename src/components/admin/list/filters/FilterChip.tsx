import AddIcon from '@mui/icons-material/Add';
import CancelIcon from '@mui/icons-material/Cancel';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Popover from '@mui/material/Popover';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useListQuery } from '../useListStatus.ts';
import { FilterEditor } from './FilterEditor.tsx';
import { FoundName } from './FoundName.tsx';
import { chipText, editedValue, type FilterDef, withChoice } from './filterDefs.ts';
import { PlaceName } from './PlaceName.tsx';

/** One filter: a dashed chip to set it, and once set its value with a cross that takes it away. */
export const FilterChip = ({ def }: { def: FilterDef }) => {
  const translate = useTranslate();
  const { values, setValues } = useListQuery();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const label = translate(def.label);
  const text = chipText(def, values, (key) => translate(key, { _: key }));
  const set = (value: unknown) => setValues(withChoice(values, def, value));
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
                {def.kind === 'place' && <PlaceName />}
                {def.kind === 'found' && <FoundName def={def} id={text} />}
                {def.kind !== 'place' && def.kind !== 'found' && text}
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
        slotProps={{
          paper: {
            sx: { mt: 0.5, p: 2, width: def.kind === 'place' ? 360 : 280, maxWidth: 'calc(100vw - 16px)' },
            role: 'dialog',
            'aria-labelledby': id,
          },
        }}
      >
        <FilterEditor
          titleId={id}
          def={def}
          value={editedValue(def, values)}
          onApply={(value) => {
            set(value);
            setAnchor(null);
          }}
        />
      </Popover>
    </>
  );
};
