import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ImportColumn, ImportFieldRow } from '#contract/shapes/importShapes.ts';

interface Props {
  column: ImportColumn;
  fields: readonly ImportFieldRow[];
  /** The field that is chosen now, '' for none. */
  chosen: string;
  /** Another column has the same field. */
  isTwice: boolean;
  onChoose: (field: string) => void;
}

const NAME = { flex: '1 1 200px', minWidth: 0 } as const;

/** One column of the file: what stands in it, and the field that it is. */
export const ColumnLine = ({ column, fields, chosen, isTwice, onChoose }: Props) => {
  const translate = useTranslate();
  const { header, samples, how, isHidden, field } = column;
  const name = header || translate('imports.match.noHeader');
  const note = isTwice
    ? translate('imports.match.twice')
    : chosen === ''
      ? translate('imports.match.left')
      : chosen === (field ?? '') && how
        ? translate(`imports.match.how.${how}`)
        : translate('imports.match.how.chosen');
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        columnGap: 2,
        rowGap: 1,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={NAME}>
        <Typography variant="subtitle2" component="div" sx={{ overflowWrap: 'anywhere' }}>
          {name}
          {isHidden && (
            <Typography component="span" variant="caption" color="textSecondary">
              {' '}
              ({translate('imports.match.hidden')})
            </Typography>
          )}
        </Typography>
        <Typography variant="caption" component="div" color="textSecondary" noWrap>
          {samples.length > 0 ? [...new Set(samples)].join(' · ') : translate('imports.match.empty')}
        </Typography>
      </Box>
      <Box sx={{ flex: '1 1 240px', maxWidth: 380 }}>
        <TextField
          select
          value={chosen}
          error={isTwice}
          helperText={note}
          onChange={({ target }) => onChoose(target.value)}
          slotProps={{
            select: {
              displayEmpty: true,
              SelectDisplayProps: { 'aria-label': translate('imports.match.fieldOf', { name }) },
            },
          }}
        >
          <MenuItem value="">{translate('imports.match.leaveOut')}</MenuItem>
          {fields.map(({ key, header: label, required }) => (
            <MenuItem key={key} value={key}>
              {label}
              {required && ` (${translate('imports.template.required')})`}
            </MenuItem>
          ))}
        </TextField>
      </Box>
    </Box>
  );
};
