import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useEffect, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { PageHeader } from '../../../components/admin/PageHeader.tsx';
import { StepList } from '../../../components/ui/wizard/StepList.tsx';
import { StepPage } from '../StepPage.tsx';
import { DraftNotices } from './DraftNotices.tsx';
import type { DraftStore } from './draftStore.ts';
import type { WizardPlace } from './paths.ts';
import { isOpen, STEPS, type StepName } from './steps.ts';
import { StepProvider } from './useStep.ts';
import { useStepList } from './useStepList.ts';
import { WizardProvider } from './useWizard.ts';
import { useWizardValue } from './useWizardValue.ts';

interface Props {
  place: WizardPlace;
  prefix: string;
  store: DraftStore;
  step: StepName;
  branchIndex: number | null;
}

/** Around each page of the wizard: its name, the steps with what has become of them, and what is to be said of the draft. */
export const WizardFrame = ({ place, prefix, store, step, branchIndex }: Props) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { state: from } = useLocation();
  const { value, snapshot } = useWizardValue(store, place, prefix);
  const { answers, pathTo, mode, isAnswered } = value;
  const { steps, texts } = useStepList(value);
  const at = STEPS.indexOf(step);
  const isMissing = branchIndex !== null && !answers.branches[branchIndex];
  const firstOpen = STEPS.find((one) => !isAnswered(one)) ?? 'reviewApplication';
  const isLocked = !isOpen(step, isAnswered) && branchIndex === null;
  const { reached } = answers;
  useEffect(() => {
    if (!isLocked && at > reached) store.change((all) => ({ ...all, reached: at }));
  }, [isLocked, at, reached, store]);
  // What a step lacks is said when it is opened again, not while it is answered for the first time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it stays as it was when the step was opened
  const shown = useMemo(
    () => ({ step, branchIndex, isRevisited: reached > at }),
    [step, branchIndex, snapshot.generation],
  );
  if (isMissing) return <Navigate to={pathTo(step)} replace />;
  if (isLocked) return <Navigate to={pathTo(firstOpen)} replace state={{ isLocked: true }} />;
  return (
    <WizardProvider value={value}>
      <Stack spacing={2.5}>
        <PageHeader title={translate(`wizard.title.${mode}`)} intro={translate(`wizard.intro.${mode}`)} />
        <DraftNotices store={store} snapshot={snapshot} />
        {from?.isLocked === true && <Alert severity="info">{translate('wizard.locked')}</Alert>}
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 2, md: 4 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '220px minmax(0, 1fr)' },
            alignItems: 'start',
          }}
        >
          <Box sx={{ position: { md: 'sticky' }, top: { md: 80 } }}>
            <StepList steps={steps} current={step} texts={texts} onGo={(href) => navigate(href)} />
          </Box>
          <StepProvider value={shown}>
            <Box sx={{ minWidth: 0 }} key={`${snapshot.generation}/${step}/${branchIndex}`}>
              <StepPage step={step} branchIndex={branchIndex} />
            </Box>
          </StepProvider>
        </Box>
      </Stack>
    </WizardProvider>
  );
};
