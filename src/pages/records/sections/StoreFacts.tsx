import type { ReactNode } from 'react';
import { LookupField } from '../../../components/admin/LookupField.tsx';
import { TextField, WordedField } from '../../../components/ui/fields/TextField.tsx';

/** The fields that tell what a store is. */
export const detailsOfStore: readonly ReactNode[] = [
  <TextField key="name" source="merchantName" />,
  <LookupField key="type" source="merchantType" />,
  <TextField key="segment" source="segment" />,
  <TextField key="number" source="contactNumber" />,
  <TextField key="reports" source="enableEmailDR" />,
];

/** TIN, registration and VAT of a store. */
export const registrationOfStore: readonly ReactNode[] = [
  <TextField key="tin" source="tinNumber" />,
  <TextField key="dti" source="dtiRegistrationNumber" />,
  <TextField key="sec" source="secRegistrationNumber" />,
  <LookupField key="vat" source="vatType" />,
];

/** The taxes that are withheld of a store. */
export const withholdingOfStore: readonly ReactNode[] = [
  <TextField key="ewt" source="isEwt" />,
  <TextField key="twa" source="isTwa" />,
];

/** How the provider files a store; its account owner and its terminals in words. */
export const filingOfStore = ({ owner, terminals }: { owner: ReactNode; terminals: string }): ReactNode[] => [
  <TextField key="code" source="hsisSalesRoomCode" />,
  <WordedField key="owner" source="accountOwnerCode">
    {owner}
  </WordedField>,
  <LookupField key="area" source="businessArea" />,
  <TextField key="min" source="minCashAmt" />,
  <TextField key="max" source="maxCashAmt" />,
  <TextField key="acquirer" source="acquirerId" />,
  <WordedField key="terminals" source="terminalDetails">
    {terminals}
  </WordedField>,
  <TextField key="pos" source="pos" />,
];
