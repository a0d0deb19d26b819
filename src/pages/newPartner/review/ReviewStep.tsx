import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { RequestId } from '../../../components/ui/states/FailedState.tsx';
import { StepBar } from '../wizard/StepBar.tsx';
import { TakesNone } from '../wizard/TakesNone.tsx';
import { useWizard } from '../wizard/useWizard.ts';
import { FilesCard } from './FilesCard.tsx';
import { BankCard, BusinessCards } from './PartnerCards.tsx';
import { StoresCard } from './StoresCard.tsx';
import { ToMend } from './ToMend.tsx';
import { useSubmit } from './useSubmit.ts';

/** Everything that was answered, to read before it is sent, each part with the way back to it. */
export const ReviewStep = () => {
  const translate = useTranslate();
  const { mode, answers } = useWizard();
  const { submit, sending, problem } = useSubmit();
  const count = answers.branches.length;
  const label = mode === 'partner' ? 'wizard.review.submit' : 'wizard.review.submitStores';
  const isUncertain = problem !== null && (problem.status === 0 || problem.status >= 500);
  return (
    <Stack spacing={2.5}>
      {problem && (
        <Alert severity="error" role="alert">
          <strong>{translate('wizard.review.refused')}:</strong> {problem.message}
          {isUncertain && <div>{translate('wizard.review.uncertain')}</div>}
          {problem.requestId && <RequestId id={problem.requestId} />}
        </Alert>
      )}
      {mode === 'stores' && <TakesNone />}
      <ToMend />
      {mode === 'partner' && <BusinessCards />}
      {mode === 'partner' && <BankCard />}
      <StoresCard />
      <FilesCard />
      {sending && (
        <Alert severity="info" role="status">
          {mode === 'partner'
            ? translate('wizard.review.sending')
            : translate('wizard.review.sendingStore', { at: sending.made + 1, of: count })}
        </Alert>
      )}
      <StepBar
        onNext={() => void submit()}
        nextLabel={translate(label, { smart_count: count })}
        isBusy={sending !== null}
      />
    </Stack>
  );
};
