import AddIcon from '@mui/icons-material/Add';
import CancelIcon from '@mui/icons-material/Cancel';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Popover from '@mui/material/Popover';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FilterEditor } from './FilterEditor.tsx';
import { chipText, editedValue, type FilterDef, type FilterValues } from './filterDefs.ts';
import { useGrowing } from './useGrowing.ts';

interface Props {
  def: FilterDef;
  values: FilterValues;
  /** What the editor answered; an empty text takes the filter away. */
  onSet: (value: unknown) => void;
  /** It always has a value: there is no cross. */
  isFixed?: boolean;
  /** The words of a value that has to be looked up, by its text. */
  words?: (text: string) => ReactNode;
}

/** One filter: a dashed chip to set it, and once set its value with a cross that takes it away. */
export const SetFilter = ({ def, values, onSet, isFixed = false, words = (text) => text }: Props) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const { action, content } = useGrowing();
  const label = translate(def.label);
  const text = chipText(def, values, (key) => translate(key, { _: key }));
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
                {words(text)}
              </Box>
            </span>
          )
        }
        onClick={(event) => setAnchor(event.currentTarget)}
        onDelete={text === null || isFixed ? undefined : () => onSet('')}
        deleteIcon={<CancelIcon aria-label={translate('list.removeFilter', { name: label })} />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        sx={{ borderStyle: text === null ? 'dashed' : 'solid', height: 28 }}
      />
      <Popover
        action={action}
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
        <div ref={content}>
          <FilterEditor
            titleId={id}
            def={def}
            value={editedValue(def, values)}
            values={values}
            onApply={(value) => {
              onSet(value);
              setAnchor(null);
            }}
          />
        </div>
      </Popover>
    </>
  );
};
