import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { AddressFields } from '../../../../components/ui/address/AddressFields.tsx';
import { FormSwitch } from '../../../../components/ui/fields/formFields.ts';
import { Panel } from '../../../../components/ui/Panel.tsx';
import { PersonForm } from './PersonForm.tsx';
import { PRESENT_ADDRESS } from './personSections.ts';

const sectionOf = () => PRESENT_ADDRESS;

/** Changes where a retailer associate lives now. */
export const PresentAddressEditPage = () => {
  const translate = useTranslate();
  return (
    <PersonForm title="people.field.presentAddress" section={sectionOf}>
      {({ isSameAddress }) => (
        <Panel title={translate('people.field.presentAddress')}>
          <AddressFields name="address" />
          <Box sx={{ mt: 2 }}>
            <FormSwitch
              name="isSameAddress"
              label={translate('people.isPermanentToo')}
              help={translate(isSameAddress ? 'people.wasPermanentToo' : 'people.isPermanentTooHelp')}
            />
          </Box>
        </Panel>
      )}
    </PersonForm>
  );
};
