import AddIcon from '@mui/icons-material/Add';
import PersonRemoveIcon from '@mui/icons-material/PersonRemoveOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import type { Associate } from '#contract/associates.ts';
import { formatMobile } from '#domain/formats/mobile.ts';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { Facts } from '../../../components/ui/Facts.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { PersonAround } from './PersonAround.tsx';
import { PersonHead } from './PersonHead.tsx';
import { PersonStores } from './PersonStores.tsx';
import { RemoveRepresentative } from './RemoveRepresentative.tsx';
import { usePersonLabel } from './usePersonLabel.ts';

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
      <Button
        color="error"
        variant="outlined"
        startIcon={<PersonRemoveIcon />}
        onClick={() => setAsking(true)}
      >
        {translate('people.remove')}
      </Button>
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
    <Button
      component={Link}
      to={pathTo('salesRepresentativeAdd')}
      state={{ employeeCode: person.employeeCode }}
      size="small"
      startIcon={<AddIcon />}
    >
      {translate('people.moreStores')}
    </Button>
  );
};

const Employee = ({ person }: { person: Associate }) => {
  const translate = useTranslate();
  const labelOf = usePersonLabel();
  const { employeeCode, position, mobileNumber, email } = person;
  return (
    <Panel title={translate('people.employee')} note={translate('people.employeeNote')}>
      <Facts
        facts={[
          { label: labelOf('employeeCode'), value: employeeCode },
          { label: labelOf('position'), value: position },
          { label: labelOf('mobileNumber'), value: mobileNumber && formatMobile(mobileNumber) },
          { label: labelOf('email'), value: email },
        ]}
      />
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
