import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { EditSection, SectionView } from '../../../components/admin/records/SectionView.tsx';
import type { WholeRecord } from '../../../components/admin/records/useWholeRecord.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { EmptyState } from '../../../components/ui/states/EmptyState.tsx';
import { PersonFacts } from './PersonFacts.tsx';

const People = ({ record }: { record: WholeRecord }) => {
  const translate = useTranslate();
  const title = translate('records.page.contactPersons');
  const edit = <EditSection page="contactPersonEdit" name={title} />;
  // Who signs stands with the bank account.
  const people = record.contactPersons.filter(({ role }) => role !== 'AUTHORIZED_SIGNATORY');
  const isShared = record.kind === 'merchant' && record.isSameContact;
  if (people.length === 0) return <EmptyState title={translate('sections.noContacts')} actions={edit} />;
  return (
    <>
      {isShared && <Typography variant="body2">{translate('sections.sharesContacts')}</Typography>}
      {people.map((person, at) => (
        <Panel
          key={person.id}
          title={translate(`sections.role.${person.role}`)}
          aside={at === 0 ? edit : undefined}
        >
          <PersonFacts person={person} section={at === 0 ? 'contact-person' : 'other'} />
        </Panel>
      ))}
    </>
  );
};

/** Whom to speak to at a partner or a store. */
export const ContactPersonsPage = () => <SectionView>{(record) => <People record={record} />}</SectionView>;
