import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { plainValue } from '../../ui/fields/plainValue.ts';
import { useUiTexts } from '../../ui/uiTexts.tsx';
import type { Difference, Side } from './differences.ts';
import { useFormSpec } from './formSpec.tsx';

interface Props {
  row: Difference;
  chosen: Side | null;
  onChoose: (side: Side) => void;
  /** Beside the name of the field: what it was. */
  note?: string;
}

/** One field in which two sides differ: the two values to choose from. */
export const ConflictRow = ({ row, chosen, onChoose, note }: Props) => {
  const translate = useTranslate();
  const texts = useUiTexts();
  const { spec } = useFormSpec();
  const label = spec.labelOf(row.path);
  const choice = (side: Side, value: unknown) => (
    <FormControlLabel
      value={side}
      control={<Radio size="small" />}
      sx={{
        m: 0,
        pr: 1.5,
        border: 1,
        borderRadius: 1,
        borderColor: chosen === side ? 'primary.main' : 'divider',
      }}
      label={
        <Box sx={{ py: 0.75 }}>
          <Typography variant="caption" color="textSecondary" component="div">
            {translate(`form.${side}`)}
          </Typography>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {spec.textOf?.(row.path, value) ?? plainValue(value, texts)}
          </Typography>
        </Box>
      }
    />
  );
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
      <Typography component="legend" variant="subtitle2">
        {label}
        {note && (
          <Typography component="span" variant="body2" color="textSecondary">
            {' '}
            · {note}
          </Typography>
        )}
      </Typography>
      <RadioGroup
        value={chosen ?? ''}
        onChange={(_, side) => onChoose(side === 'mine' ? 'mine' : 'theirs')}
        aria-label={label}
        sx={{ mt: 0.5, display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
      >
        {choice('theirs', row.theirs)}
        {choice('mine', row.mine)}
      </RadioGroup>
    </Box>
  );
};
