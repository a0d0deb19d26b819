import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { EditSection } from '../../../components/admin/records/sections/SectionView.tsx';
import type { WholeRecord } from '../../../components/admin/records/useWholeRecord.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { PersonFacts } from '../sections/PersonFacts.tsx';

/** Whom to speak to at a partner or a store. */
export const ContactPersons = ({ record }: { record: WholeRecord }) => {
  const translate = useTranslate();
  const title = translate('records.page.contactPersons');
  const edit = <EditSection page="contactPersonEdit" name={title} />;
  // Who signs stands with the bank account.
  const people = record.contactPersons.filter(({ role }) => role !== 'AUTHORIZED_SIGNATORY');
  const isShared = record.kind === 'merchant' && record.isSameContact;
  const shared = isShared ? { note: translate('sections.sharesContacts') } : {};
  if (people.length === 0) {
    return (
      <Panel title={title} aside={edit}>
        <Typography variant="body2" color="textSecondary">
          {translate(isShared ? 'sections.sharesContacts' : 'sections.noContacts')}
        </Typography>
      </Panel>
    );
  }
  return people.map((person, at) => (
    <Panel
      key={person.id}
      title={translate(`sections.role.${person.role}`)}
      {...(at === 0 ? { ...shared, aside: edit } : {})}
    >
      <PersonFacts person={person} section={at === 0 ? 'contact-person' : 'other'} />
    </Panel>
  ));
};
