import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useListKit } from '../listKit.tsx';
import { ToolButton } from '../ToolButton.tsx';
import { useListSettings } from '../useListSettings.ts';

/** Which columns show, and how tall the rows are. */
export const ColumnsMenu = () => {
  const translate = useTranslate();
  const { columns } = useListKit();
  const { hidden, setHidden, density, setDensity } = useListSettings();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const toggle = (field: string, shown: boolean) =>
    setHidden(shown ? hidden.filter((name) => name !== field) : [...hidden, field]);
  return (
    <>
      <ToolButton
        icon={<ViewColumnIcon fontSize="small" />}
        label={translate('list.columns')}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            sx: { mt: 0.5, p: 2, minWidth: 220 },
            role: 'dialog',
            'aria-label': translate('list.columns'),
          },
        }}
      >
        <Typography variant="subtitle2">{translate('list.columns')}</Typography>
        <Stack>
          {columns.map((column, at) => {
            const fixed = at === 0 || column.hideable === false;
            return (
              <FormControlLabel
                key={column.field}
                label={translate(column.label)}
                disabled={fixed}
                control={
                  <Checkbox
                    size="small"
                    checked={fixed || !hidden.includes(column.field)}
                    onChange={(_, shown) => toggle(column.field, shown)}
                  />
                }
              />
            );
          })}
        </Stack>
        <Divider sx={{ my: 1 }} />
        <FormControlLabel
          label={translate('list.compact')}
          control={
            <Switch
              size="small"
              checked={density === 'compact'}
              onChange={(_, compact) => setDensity(compact ? 'compact' : 'comfortable')}
            />
          }
        />
      </Popover>
    </>
  );
};
