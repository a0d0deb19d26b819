import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useEffect, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { PageHeader } from '../../../components/admin/PageHeader.tsx';
import { StepColumns } from '../../../components/ui/wizard/StepColumns.tsx';
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
        <StepColumns
          steps={steps}
          current={step}
          texts={texts}
          onGo={(href) => navigate(href)}
          pageKey={`${snapshot.generation}/${step}/${branchIndex}`}
        >
          <StepProvider value={shown}>
            <StepPage step={step} branchIndex={branchIndex} />
          </StepProvider>
        </StepColumns>
      </Stack>
    </WizardProvider>
  );
};
