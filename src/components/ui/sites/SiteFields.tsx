import AddIcon from '@mui/icons-material/Add';
import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useFieldArray } from 'react-hook-form';
import { FormSwitch, FormText } from '../fields/formFields.ts';
import { useUiTexts } from '../uiTexts.tsx';

/** E-commerce sites, each with its address and whether it is in use; `name` is the path of the list. */
export const SiteFields = ({ name }: { name: string }) => {
  const texts = useUiTexts();
  const { fields, append, remove } = useFieldArray({ name });
  return (
    <Stack spacing={2}>
      {fields.map((row, at) => (
        <Stack key={row.id} direction="row" spacing={1} sx={{ alignItems: 'flex-start', flexWrap: 'wrap' }}>
          <Box sx={{ flex: '1 1 260px' }}>
            <FormText
              name={`${name}.${at}.website`}
              label={texts.website}
              placeholder="https://"
              maxLength={300}
              autoComplete="url"
              required
            />
          </Box>
          <Box sx={{ pt: 3 }}>
            <FormSwitch name={`${name}.${at}.isEnabled`} label={texts.inUse} />
          </Box>
          <IconButton aria-label={texts.removeRow} onClick={() => remove(at)} sx={{ mt: 3 }}>
            <DeleteOutline />
          </IconButton>
        </Stack>
      ))}
      <Button
        startIcon={<AddIcon />}
        onClick={() => append({ website: '', isEnabled: true })}
        disabled={fields.length >= 10}
        sx={{ alignSelf: 'flex-start' }}
      >
        {texts.addSite}
      </Button>
    </Stack>
  );
};
