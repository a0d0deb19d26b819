import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Associate } from '#contract/associates.ts';
import { associateFields } from '#domain/fields/associate.ts';
import type { ManagementPage } from '#domain/pages.ts';
import { designationGroup } from '#domain/people/designation.ts';
import { fullName } from '#domain/people/fullName.ts';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { FormLink } from '../../../components/admin/viewing/FormLink.tsx';
import { AddressText } from '../../../components/ui/address/AddressText.tsx';
import { Facts } from '../../../components/ui/Facts.tsx';
import { FieldFacts } from '../../../components/ui/fields/FieldFacts.tsx';
import { Fields } from '../../../components/ui/fields/Fields.tsx';
import { TextField, WordedField } from '../../../components/ui/fields/TextField.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { NONE } from '../../../components/ui/texts.tsx';
import { PersonAround } from './PersonAround.tsx';
import { PersonHead } from './PersonHead.tsx';
import { PersonStores } from './PersonStores.tsx';
import { usePersonLabel } from './usePersonLabel.ts';

/** Leads to the form of a part of the person; absent for those who may not edit and where nobody edits. */
const EditPart = ({ person, page, name }: { person: Associate; page: ManagementPage; name: string }) => {
  const translate = useTranslate();
  const { editable, pathTo } = useRecordShell();
  if (!editable) return null;
  return (
    <FormLink
      to={pathTo(page, { retailerAssociateId: person.id })}
      size="small"
      startIcon={<EditIcon />}
      aria-label={`${translate('form.edit')}: ${name}`}
    >
      {translate('form.edit')}
    </FormLink>
  );
};

const Personal = ({ person }: { person: Associate }) => {
  const translate = useTranslate();
  const title = translate('people.personalDetails');
  const { gender, civilStatus } = person;
  const coded = (field: string, code: string | null) =>
    code && translate(`people.${field}.${code}`, { _: code });
  return (
    <Panel title={title} aside={<EditPart person={person} page="personalDetailsEdit" name={title} />}>
      <Fields of={associateFields} record={person}>
        <FieldFacts>
          <WordedField source="fullName">{fullName(person)}</WordedField>
          <WordedField source="gender">{coded('gender', gender)}</WordedField>
          <WordedField source="civilStatus">{coded('civilStatus', civilStatus)}</WordedField>
          <TextField source="birthDate" />
          <TextField source="mobileNumber" />
          <TextField source="email" />
        </FieldFacts>
      </Fields>
    </Panel>
  );
};

const ADDRESSES = [
  { type: 'PRESENT', field: 'presentAddress', page: 'presentAddressEdit' },
  { type: 'PERMANENT', field: 'permanentAddress', page: 'permanentAddressEdit' },
] as const;

const Addresses = ({ person }: { person: Associate }) => {
  const translate = useTranslate();
  const labelOf = usePersonLabel();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {ADDRESSES.map(({ type, field, page }) => (
        <Panel
          key={type}
          title={labelOf(field)}
          note={
            type === 'PERMANENT' && person.isSameAddress ? translate('people.field.isSameAddress') : undefined
          }
          aside={<EditPart person={person} page={page} name={labelOf(field)} />}
        >
          <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
            <AddressText address={person.addresses.find((address) => address.type === type)} />
          </Box>
        </Panel>
      ))}
    </Box>
  );
};

const Designation = ({ person }: { person: Associate }) => {
  const translate = useTranslate();
  const labelOf = usePersonLabel();
  const title = translate('people.designationPosition');
  const { position, isEnabled, merchants } = person;
  const group = position && designationGroup(position);
  return (
    <Panel title={title} aside={<EditPart person={person} page="designationPositionEdit" name={title} />}>
      <Facts
        facts={[
          { label: labelOf('designation'), value: group ? translate(`people.designation.${group}`) : NONE },
          { label: labelOf('position'), value: position },
          { label: labelOf('isEnabled'), value: translate(isEnabled ? 'common.yes' : 'common.no') },
        ]}
      />
      <Box sx={{ mt: 2 }}>
        <Box sx={{ typography: 'caption', color: 'text.secondary', mb: 0.5 }}>{labelOf('merchantIds')}</Box>
        <PersonStores merchants={merchants} />
      </Box>
    </Panel>
  );
};

/** A retailer associate of a store: who they are, both addresses, what they do and in which stores. */
export const AssociatePage = () => (
  <PersonAround type="retailer-associates">
    {(person) => (
      <>
        <PersonHead person={person} />
        <Personal person={person} />
        <Addresses person={person} />
        <Designation person={person} />
      </>
    )}
  </PersonAround>
);
