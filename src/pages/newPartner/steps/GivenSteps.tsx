import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { type ReactNode, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { RecordShellProvider, useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { SectionView } from '../../../components/admin/records/sections/SectionView.tsx';
import type { WholeRecord } from '../../../components/admin/records/useWholeRecord.ts';
import { BusinessDetails, PartnerFiling, Services } from '../../records/details/BusinessDetails.tsx';
import { BankDetails } from '../../records/sections/bank/BankDetails.tsx';
import { StepBar } from '../wizard/StepBar.tsx';
import type { StepName } from '../wizard/steps.ts';
import { TakesNone } from '../wizard/TakesNone.tsx';
import { useWizard } from '../wizard/useWizard.ts';

/** A step whose answers the partner has given already: to read, not to change. */
const Given = ({ next, children }: { next: StepName; children: ReactNode }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathTo } = useWizard();
  const shell = useRecordShell();
  const toRead = useMemo(() => ({ ...shell, editable: false }), [shell]);
  return (
    <Stack spacing={2.5}>
      <TakesNone />
      <Alert severity="info">{translate('wizard.given')}</Alert>
      <RecordShellProvider value={toRead}>{children}</RecordShellProvider>
      <StepBar onNext={() => navigate(pathTo(next))} />
    </Stack>
  );
};

const Business = ({ partner }: { partner: WholeRecord }) => {
  const { isExternal } = useRecordShell();
  return (
    <>
      <BusinessDetails record={partner} />
      <Services />
      {partner.kind === 'partner' && !isExternal && <PartnerFiling partner={partner} />}
    </>
  );
};

/** The business details of the partner that stores are added to. */
export const GivenBusiness = () => (
  <Given next="bankInformation">
    <SectionView>{(partner) => <Business partner={partner} />}</SectionView>
  </Given>
);

/** The bank account of the partner that stores are added to. */
export const GivenBank = () => (
  <Given next="merchant">
    <SectionView>{(partner) => <BankDetails record={partner} />}</SectionView>
  </Given>
);
