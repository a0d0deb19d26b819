import AddIcon from '@mui/icons-material/Add';
import PersonRemoveIcon from '@mui/icons-material/PersonRemoveOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Associate } from '#contract/associates.ts';
import { associateFields } from '#domain/fields/associate.ts';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { FormLink } from '../../../components/admin/viewing/FormLink.tsx';
import { OutOfView } from '../../../components/admin/viewing/OutOfView.tsx';
import { FieldFacts } from '../../../components/ui/fields/FieldFacts.tsx';
import { Fields } from '../../../components/ui/fields/Fields.tsx';
import { TextField, WordedField } from '../../../components/ui/fields/TextField.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { PersonAround } from './PersonAround.tsx';
import { PersonHead } from './PersonHead.tsx';
import { PersonStores } from './PersonStores.tsx';
import { RemoveRepresentative } from './RemoveRepresentative.tsx';

const Removal = ({ person }: { person: Associate }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { kind, editable, pathTo } = useRecordShell();
  const [isAsking, setAsking] = useState(false);
  if (!editable) return null;
  // From a store they are gone in any case.
  const onRemoved = (isGone: boolean) => {
    if (isGone || kind === 'merchant') navigate(pathTo('salesRepresentatives'));
  };
  return (
    <>
      <OutOfView>
        <Button
          color="error"
          variant="outlined"
          startIcon={<PersonRemoveIcon />}
          onClick={() => setAsking(true)}
        >
          {translate('people.remove')}
        </Button>
      </OutOfView>
      {isAsking && (
        <RemoveRepresentative person={person} onClose={() => setAsking(false)} onRemoved={onRemoved} />
      )}
    </>
  );
};

const MoreStores = ({ person }: { person: Associate }) => {
  const translate = useTranslate();
  const { kind, editable, pathTo } = useRecordShell();
  if (!editable || kind !== 'partner' || !person.isEnabled) return null;
  return (
    <FormLink
      to={pathTo('salesRepresentativeAdd')}
      state={{ employeeCode: person.employeeCode }}
      size="small"
      startIcon={<AddIcon />}
    >
      {translate('people.moreStores')}
    </FormLink>
  );
};

const Employee = ({ person }: { person: Associate }) => {
  const translate = useTranslate();
  return (
    <Panel title={translate('people.employee')} note={translate('people.employeeNote')}>
      <Fields of={associateFields} record={person}>
        <FieldFacts>
          <TextField source="employeeCode" />
          <WordedField source="position">{person.position}</WordedField>
          <TextField source="mobileNumber" />
          <TextField source="email" />
        </FieldFacts>
      </Fields>
    </Panel>
  );
};

/** One of the provider's own people who serves stores of a partner: how to reach them, and which stores. */
export const RepresentativePage = () => {
  const translate = useTranslate();
  return (
    <PersonAround type="sales-representatives">
      {(person) => (
        <>
          <PersonHead person={person} actions={<Removal person={person} />} />
          <Employee person={person} />
          <Panel title={translate('people.field.servedIds')} aside={<MoreStores person={person} />}>
            <PersonStores merchants={person.merchants} />
          </Panel>
        </>
      )}
    </PersonAround>
  );
};
