import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { COUNT_CAP } from '#contract/list.ts';
import { oncePerPress } from '../../../ui/dialogs/oncePerPress.ts';
import { SteadyDialog } from '../../../ui/dialogs/SteadyDialog.tsx';
import { countText } from '../../../ui/numberTexts.ts';
import { ProblemAlert } from '../../ProblemAlert.tsx';
import { useListKit } from '../listKit.tsx';
import { useListSettings } from '../useListSettings.ts';
import { useListQuery } from '../useListStatus.ts';
import { type ExportFormat, useExport } from './useExport.ts';

const FORMATS = ['xlsx', 'csv', 'zip'] as const;

interface ColumnsProps {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

const ExportColumns = ({ chosen, onChange }: ColumnsProps) => {
  const translate = useTranslate();
  const { columns } = useListKit();
  const fields = columns.filter((column) => column.exportable !== false);
  return (
    <Stack component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
      <FormLabel component="legend">{translate('list.exportColumns')}</FormLabel>
      {fields.map(({ field, label }) => (
        <FormControlLabel
          key={field}
          label={translate(label)}
          control={
            <Checkbox
              size="small"
              checked={chosen.includes(field)}
              onChange={(_, on) =>
                // In the order of the list, however they were ticked.
                onChange(
                  fields
                    .map((column) => column.field)
                    .filter((name) => (name === field ? on : chosen.includes(name))),
                )
              }
            />
          }
        />
      ))}
    </Stack>
  );
};

/** Asks for the format and the columns of an export; a zip of papers has none. */
export const ExportDialog = ({
  onClose,
  onOrdered,
}: {
  onClose: () => void;
  onOrdered: (id: string) => void;
}) => {
  const translate = useTranslate();
  const { total, meta } = useListContext();
  const { shown } = useListSettings();
  const { values } = useListQuery();
  const { papers } = useListKit();
  const { order, busy, problem } = useExport();
  const [format, setFormat] = useState<ExportFormat>('xlsx');
  const exportable = shown.filter((column) => column.exportable !== false);
  const [chosen, setChosen] = useState(exportable.map((column) => column.field));
  const isZip = format === 'zip';
  const formats = FORMATS.filter((name) => name !== 'zip' || papers);
  const titleId = useId();
  const filtered = Object.keys(values).length > 0;
  const capped = meta?.totalIsAtLeast === true;
  const smart_count = capped ? COUNT_CAP : (total ?? 0);
  const count = `${countText(smart_count)}${capped ? '+' : ''}`;
  const start = async () => {
    const id = await order(format, isZip ? [] : chosen);
    if (id) onOrdered(id);
  };
  return (
    <SteadyDialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('list.export')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <span>
            {translate(filtered ? 'list.exportFiltered' : 'list.exportAll', { count, smart_count })}
          </span>
          <ProblemAlert problem={problem} />
          <RadioGroup
            row
            value={format}
            onChange={(_, value) => setFormat(FORMATS.find((name) => name === value) ?? 'xlsx')}
            aria-label={translate('list.exportFormat')}
          >
            {formats.map((name) => (
              <FormControlLabel
                key={name}
                value={name}
                control={<Radio size="small" />}
                label={translate((name === 'zip' && papers?.label) || `list.formats.${name}`)}
              />
            ))}
          </RadioGroup>
          {isZip && papers ? (
            <span>{translate(papers.note)}</span>
          ) : (
            <ExportColumns chosen={chosen} onChange={setChosen} />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('common.cancel')}</Button>
        <Button
          variant="contained"
          loading={busy}
          disabled={!isZip && chosen.length === 0}
          {...oncePerPress(start)}
        >
          {translate('list.exportStart')}
        </Button>
      </DialogActions>
    </SteadyDialog>
  );
};
