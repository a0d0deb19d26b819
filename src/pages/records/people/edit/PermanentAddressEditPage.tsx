import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Associate } from '#contract/associates.ts';
import { AddressFields } from '../../../../components/ui/address/AddressFields.tsx';
import { AddressText } from '../../../../components/ui/address/AddressText.tsx';
import { FormSwitch } from '../../../../components/ui/fields/formFields.ts';
import { Panel } from '../../../../components/ui/Panel.tsx';
import { PersonForm } from './PersonForm.tsx';
import { permanentAddress } from './personSections.ts';

const presentOf = ({ addresses }: Associate) => addresses.find(({ type }) => type === 'PRESENT');
const sectionOf = (person: Associate) => permanentAddress(presentOf(person) !== undefined);

const Fields = ({ person }: { person: Associate }) => {
  const translate = useTranslate();
  const isSame: boolean = useWatch({ name: 'isSameAddress' });
  const present = presentOf(person);
  return (
    <Panel title={translate('people.field.permanentAddress')}>
      <FormSwitch
        name="isSameAddress"
        label={translate('people.field.isSameAddress')}
        help={present ? undefined : translate('people.noPresentAddress')}
        disabled={!present && !person.isSameAddress}
      />
      <Box sx={{ mt: 2 }}>
        {isSame ? (
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            <AddressText address={present} />
          </Box>
        ) : (
          <AddressFields name="address" />
        )}
      </Box>
    </Panel>
  );
};

/** Changes where a retailer associate is at home: the present address or one of its own. */
export const PermanentAddressEditPage = () => (
  <PersonForm title="people.field.permanentAddress" section={sectionOf}>
    {(person) => <Fields person={person} />}
  </PersonForm>
);
