import type { ContactPerson } from '#contract/shapes/parts.ts';
import { formatMobile } from '#domain/formats/mobile.ts';
import { SectionFacts } from '../../../components/admin/records/SectionFacts.tsx';
import { DateText } from '../../../components/ui/texts.tsx';
import { personName } from './personText.ts';

/** A person of a partner or store: name, position and how to reach them. */
export const PersonFacts = ({ person, section }: { person: ContactPerson; section: string }) => {
  const { birthDate, jobTitle, contactDetail } = person;
  const { mobileNumber, landlineNumber, emailAddress } = contactDetail;
  return (
    <SectionFacts
      section={section}
      facts={[
        ['fullName', personName(person)],
        ['jobTitle', jobTitle],
        ['mobileNumber', mobileNumber && formatMobile(mobileNumber)],
        ['landlineNumber', landlineNumber],
        ['emailAddress', emailAddress],
        ['birthDate', <DateText value={birthDate} key="b" />],
      ]}
    />
  );
};
