import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Panel } from '../../../../components/ui/Panel.tsx';
import { FormStores } from '../StoresField.tsx';
import { DesignationFields } from './DesignationFields.tsx';
import { PersonForm } from './PersonForm.tsx';
import { DESIGNATION } from './personSections.ts';

const sectionOf = () => DESIGNATION;

/** Changes what a retailer associate does, whether they count, and in which stores. */
export const DesignationEditPage = () => {
  const translate = useTranslate();
  return (
    <PersonForm title="people.designationPosition" section={sectionOf}>
      {({ partnerId }) => (
        <Panel title={translate('people.designationPosition')}>
          <DesignationFields required />
          <Box sx={{ mt: 2 }}>
            <FormStores
              name="merchantIds"
              label={translate('people.field.merchantIds')}
              help={translate('people.storesHelp')}
              partnerId={partnerId}
              required
            />
          </Box>
        </Panel>
      )}
    </PersonForm>
  );
};
