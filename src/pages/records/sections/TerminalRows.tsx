import AddIcon from '@mui/icons-material/Add';
import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useFieldArray } from 'react-hook-form';
import { storeFields } from '#domain/fields/store.ts';
import { useFieldLabel } from '../../../components/admin/records/useFieldLabel.ts';
import { useField } from '../../../components/ui/fields/Fields.tsx';
import { FormText } from '../../../components/ui/fields/formFields.ts';
import { useUiTexts } from '../../../components/ui/uiTexts.tsx';

const MOST = 50;
const { terminalId } = storeFields.terminalDetails.of;

/** The terminals of a store by their ids, in the list that is the field. */
export const TerminalRows = ({ source }: { source: string }) => {
  const { name, label } = useField(source);
  const translate = useTranslate();
  const labelOf = useFieldLabel();
  const { removeRow } = useUiTexts();
  const { fields, append, remove } = useFieldArray({ name });
  return (
    <Stack component="fieldset" spacing={2} sx={{ border: 0, m: 0, mt: 2, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: fields.length ? 1 : 0, typography: 'body2', fontWeight: 500 }}>
        {label}
      </Box>
      {fields.map((row, at) => (
        <Stack key={row.id} direction="row" spacing={1} sx={{ alignItems: 'flex-start', maxWidth: 480 }}>
          <FormText
            name={`${name}.${at}.terminalId`}
            label={labelOf(`${name}.${at}.terminalId`)}
            maxLength={terminalId.max}
            autoComplete="off"
            required
          />
          <IconButton aria-label={`${removeRow} (${at + 1})`} onClick={() => remove(at)} sx={{ mt: 3 }}>
            <DeleteOutline />
          </IconButton>
        </Stack>
      ))}
      <Button
        startIcon={<AddIcon />}
        onClick={() => append({ terminalId: '' })}
        disabled={fields.length >= MOST}
        sx={{ alignSelf: 'flex-start' }}
      >
        {translate('sections.addTerminal')}
      </Button>
    </Stack>
  );
};
