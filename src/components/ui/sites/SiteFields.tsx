import AddIcon from '@mui/icons-material/Add';
import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useFieldArray } from 'react-hook-form';
import { storeFields } from '#domain/fields/store.ts';
import { BooleanInput } from '../fields/BooleanInput.tsx';
import { Fields } from '../fields/Fields.tsx';
import { TextInput } from '../fields/TextInput.tsx';
import { useUiTexts } from '../uiTexts.tsx';

/** E-commerce sites, each with its address and whether it is in use; `name` is the path of the list. */
export const SiteFields = ({ name }: { name: string }) => {
  const texts = useUiTexts();
  const { fields, append, remove } = useFieldArray({ name });
  return (
    <Fields of={storeFields.ecommerceSites.of} at={name}>
      <Stack spacing={2}>
        {fields.map((row, at) => (
          <Stack key={row.id} direction="row" spacing={1} sx={{ alignItems: 'flex-start', flexWrap: 'wrap' }}>
            <Box sx={{ flex: '1 1 260px' }}>
              <TextInput source={`${at}.website`} placeholder="https://" autoComplete="url" />
            </Box>
            <Box sx={{ pt: 3 }}>
              <BooleanInput source={`${at}.isEnabled`} />
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
    </Fields>
  );
};
