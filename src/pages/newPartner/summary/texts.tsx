import { useQuery } from '@tanstack/react-query';
import { formatTypedMobile } from '#domain/formats/mobile.ts';
import { LookupText } from '../../../components/admin/LookupText.tsx';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import type { AddressValues } from '../../../components/ui/address/addressValues.ts';
import { NONE } from '../../../components/ui/texts.tsx';
import type { NamedLookup } from '../../../providers/verbs/lookupVerbs.ts';
import { groupOf, text } from './groupOf.ts';
import { AddressWords } from './PlaceWords.tsx';

const HOUR_MS = 3_600_000;

/** An address of a form in words. */
export const PlaceText = ({ address }: { address: unknown }) => (
  <AddressWords address={groupOf(address) as AddressValues} />
);

/** A member of staff by employee code: name and code, the code alone while the name is on the way. */
export const StaffName = ({ code }: { code: string | null }) => {
  const provider = useSukiDataProvider();
  const { data } = useQuery({
    queryKey: ['choices', 'staff', code],
    queryFn: () => provider.listStaff(code ?? ''),
    staleTime: HOUR_MS,
    enabled: code !== null,
  });
  return <>{code === null ? NONE : (data?.find(({ value }) => value === code)?.label ?? code)}</>;
};

/** Several codes of a look-up in words. */
export const LookupNames = ({ list, codes }: { list: NamedLookup; codes: readonly string[] }) =>
  codes.map((code, at) => (
    <span key={code}>
      {at > 0 && ', '}
      <LookupText list={list} code={code} />
    </span>
  ));

/** A person of a form: name, what they do, and how to reach them. */
export const PersonText = ({ person }: { person: unknown }) => {
  const { fullName, jobTitle, contactDetail } = groupOf(person);
  const { firstName, middleName, lastName } = groupOf(fullName);
  const { mobileNumber, landlineNumber, emailAddress } = groupOf(contactDetail);
  const name = [firstName, middleName, lastName].map(text).filter(Boolean).join(' ');
  const reach = [formatTypedMobile(text(mobileNumber)), text(landlineNumber), text(emailAddress)];
  const lines = [[name, text(jobTitle)].filter(Boolean).join(', '), reach.filter(Boolean).join(' · ')].filter(
    Boolean,
  );
  if (lines.length === 0) return NONE;
  return lines.map((line) => (
    <span key={line} style={{ display: 'block' }}>
      {line}
    </span>
  ));
};
