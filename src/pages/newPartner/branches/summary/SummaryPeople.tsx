import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { fullName } from '#domain/people/fullName.ts';
import type { Values } from '../../../../components/admin/form/formSpec.tsx';
import { Facts } from '../../../../components/ui/Facts.tsx';
import { DateText, NONE } from '../../../../components/ui/texts.tsx';
import { usePersonLabel } from '../../../records/people/usePersonLabel.ts';
import { AddressWords } from '../../summary/PlaceWords.tsx';
import { addressIn, codeIn, peopleOf, textIn } from '../addressOf.ts';
import { mobileText } from './StoreCards.tsx';
import { SummaryPanel } from './SummaryPanel.tsx';

const hasAddress = (person: Values, name: string): boolean =>
  Object.values(addressIn(person, name)).some(Boolean);

const Person = ({ person, at }: { person: Values; at: number }) => {
  const translate = useTranslate();
  const labelOf = usePersonLabel();
  const worded = (field: string) => {
    const code = codeIn(person, field);
    return code ? translate(`people.${field}.${code}`, { _: code }) : NONE;
  };
  const isSame = person.isSameAddress === true && hasAddress(person, 'presentAddress');
  const present = <AddressWords address={addressIn(person, 'presentAddress')} />;
  const permanent = <AddressWords address={addressIn(person, 'permanentAddress')} />;
  return (
    <Box component="li" sx={{ '& + &': { mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' } }}>
      <Typography variant="body2" component="h3" sx={{ fontWeight: 600, mb: 1, overflowWrap: 'anywhere' }}>
        {fullName(person) || translate('branches.people.person', { n: at + 1 })}
      </Typography>
      <Facts
        facts={[
          { label: labelOf('position'), value: textIn(person, 'position') },
          { label: labelOf('gender'), value: worded('gender') },
          { label: labelOf('civilStatus'), value: worded('civilStatus') },
          { label: labelOf('birthDate'), value: <DateText value={codeIn(person, 'birthDate')} /> },
          { label: labelOf('mobileNumber'), value: mobileText(textIn(person, 'mobileNumber')) },
          { label: labelOf('email'), value: textIn(person, 'email') },
          { label: translate('branches.people.present'), value: present },
          {
            label: translate('branches.people.permanent'),
            value: isSame ? translate('branches.people.same') : permanent,
          },
        ]}
      />
    </Box>
  );
};

/** Who works for a store. */
export const PeopleCard = ({ branch }: { branch: Values }) => {
  const translate = useTranslate();
  const people = peopleOf(branch);
  return (
    <SummaryPanel
      title={translate('branches.part.retailerAssociates')}
      none={people.length === 0 && translate('people.associatesEmpty')}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {people.map((person, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: people of a form have no other name than their place
          <Person key={at} person={person} at={at} />
        ))}
      </Box>
    </SummaryPanel>
  );
};
