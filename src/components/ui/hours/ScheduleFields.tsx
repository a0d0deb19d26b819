import AddIcon from '@mui/icons-material/Add';
import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useFieldArray } from 'react-hook-form';
import { labelsOf } from '#domain/fields/field.ts';
import { storeFields } from '#domain/fields/store.ts';
import { useUiLanguage, useUiTexts } from '../uiTexts.tsx';
import { FormDays } from './DaysField.tsx';
import { FormTime } from './TimeField.tsx';

const EMPTY = { days: [], openingHour: '09:00', closingHour: '18:00' };

/** Opening hours, each row some days of the week with the same hours; `name` is the path of the list. */
export const ScheduleFields = ({ name }: { name: string }) => {
  const texts = useUiTexts();
  const labels = labelsOf(storeFields.schedules.of, useUiLanguage());
  const { fields, append, remove } = useFieldArray({ name });
  return (
    <Stack spacing={2.5}>
      {fields.map((row, at) => (
        <Stack
          key={row.id}
          direction={{ xs: 'column', md: 'row' }}
          spacing={2}
          sx={{ alignItems: { xs: 'stretch', md: 'flex-start' } }}
        >
          <FormDays name={`${name}.${at}.days`} label={labels.days} />
          <FormTime name={`${name}.${at}.openingHour`} label={labels.openingHour} required />
          <FormTime name={`${name}.${at}.closingHour`} label={labels.closingHour} required />
          <IconButton
            aria-label={texts.removeRow}
            onClick={() => remove(at)}
            sx={{ alignSelf: { xs: 'flex-end', md: 'flex-start' }, mt: { md: 3 } }}
          >
            <DeleteOutline />
          </IconButton>
        </Stack>
      ))}
      <Button
        startIcon={<AddIcon />}
        onClick={() => append(EMPTY, { shouldFocus: false })}
        disabled={fields.length >= 7}
        sx={{ alignSelf: 'flex-start' }}
      >
        {texts.addHours}
      </Button>
    </Stack>
  );
};
