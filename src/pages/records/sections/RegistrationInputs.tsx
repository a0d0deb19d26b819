import { registrationOffice } from '#domain/records/businessRegistration.ts';
import { TextInput } from '../../../components/ui/fields/TextInput.tsx';
import { TinInput } from '../../../components/ui/fields/TinInput.tsx';
import { LookupInput } from './LookupInput.tsx';

/** TIN, VAT and the numbers of registration, which partners and stores have alike; a business entity needs that of its office. */
export const RegistrationInputs = ({ entity }: { entity: string | null }) => {
  const office = registrationOffice(entity);
  return (
    <>
      <TinInput source="tinNumber" />
      <LookupInput source="vatType" />
      <TextInput source="dtiRegistrationNumber" autoComplete="off" required={office === 'DTI'} />
      <TextInput source="secRegistrationNumber" autoComplete="off" required={office === 'SEC'} />
    </>
  );
};
