import Box from '@mui/material/Box';
import { useUser } from '../../../components/shell/useUser.ts';
import { AddressFields } from '../../../components/ui/address/AddressFields.tsx';
import { BankFields } from '../../../components/ui/bank/BankFields.tsx';
import { PersonFields } from '../../../components/ui/people/PersonFields.tsx';
import {
  StoreBusinessInputs,
  StoreDetailInputs,
  StoreFilingInputs,
} from '../../records/sections/StoreInputs.tsx';
import { AddressWords } from '../summary/PlaceWords.tsx';
import { useWizard } from '../wizard/useWizard.ts';
import { addressOf } from './addressOf.ts';
import { SharedPanel } from './SharedPanel.tsx';

/** The address of the partner that is applied for, to read. */
const PartnersAddress = () => {
  const { mode, answers } = useWizard();
  if (mode !== 'partner') return null;
  return (
    <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
      <AddressWords address={addressOf(answers.business)} />
    </Box>
  );
};

/** Who a store is, where, to which account it is paid and whom to speak to; staff also see what they keep of it. */
export const MerchantFields = () => {
  const isExternal = useUser().type === 'EXTERNAL';
  return (
    <>
      <StoreDetailInputs />
      <StoreBusinessInputs isExternal={isExternal} />
      <SharedPanel part="address" shared="isSameAddress" partners={<PartnersAddress />}>
        <AddressFields name="address" />
      </SharedPanel>
      <SharedPanel part="bankDetails" shared="isSameBank">
        <BankFields name="bankDetails" />
      </SharedPanel>
      <SharedPanel part="contactPerson" shared="isSameContact">
        <PersonFields name="contactPerson" />
      </SharedPanel>
      {!isExternal && <StoreFilingInputs />}
    </>
  );
};
