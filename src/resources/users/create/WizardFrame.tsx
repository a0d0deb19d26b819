import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { Navigate, useNavigate } from 'react-router-dom';
import { formatInstant, manilaDate } from '#domain/day.ts';
import { pathOf } from '#domain/pages.ts';
import { ADD_USER_STEPS, type AddUserStep } from '#domain/people/newUser.ts';
import { ForeignDraft } from '../../../components/admin/form/ForeignDraft.tsx';
import { PageHeader } from '../../../components/admin/PageHeader.tsx';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { StepColumns } from '../../../components/ui/wizard/StepColumns.tsx';
import type { StepState, StepTexts } from '../../../components/ui/wizard/step.ts';
import { ChosenPostProvider } from '../inputs/chosenPost.ts';
import { problemsIn } from './answers.ts';
import type { Post } from './posts.ts';
import { StepPage } from './StepPage.tsx';
import { PAGE_OF, pagesFor, problemsAt, type WizardStepName } from './steps.ts';
import type { NewUserWizard } from './useNewUser.ts';
import { type Shared, WizardProvider } from './wizardContext.ts';

interface Props {
  wizard: NewUserWizard;
  posts: readonly Post[];
  step: WizardStepName;
}

const useShared = ({ wizard, posts, step }: Props): Shared => {
  const language = useLanguage();
  const { answers } = wizard;
  const post = posts.find(({ name, isGivable }) => name === answers.jobTitle && isGivable);
  const problems = useMemo(
    () => problemsIn(answers, post, language, manilaDate(new Date())),
    [answers, post, language],
  );
  const assignment = post?.assignment ?? null;
  const pages = pagesFor(assignment !== null && assignment !== 'head-office');
  const at = pages.indexOf(step);
  const pathTo = (to: WizardStepName) =>
    pathOf(PAGE_OF[to], to === 'assign' ? { type: assignment ?? 'single-store' } : {});
  return { ...wizard, posts, post, step, problems, pathTo, before: pages[at - 1], after: pages[at + 1] };
};

/** The first page that lacks something before the one that is asked for; undefined when it may be opened. */
const firstOpen = ({ post, step, problems }: Shared): WizardStepName | undefined => {
  const pages = pagesFor(Boolean(post?.assignment) && post?.assignment !== 'head-office');
  const at = pages.indexOf(step);
  if (at < 0) return post ? 'features' : 'job-title';
  return pages.slice(0, at).find((one) => Object.keys(problemsAt(one, problems)).length > 0);
};

const useSteps = ({ step, post, problems, pathTo }: Shared) => {
  const translate = useTranslate();
  const shown: AddUserStep = step === 'assign' ? 'job-title' : step;
  const isDone = (one: AddUserStep): boolean => {
    const assign = one === 'job-title' && post ? problemsAt('assign', problems) : {};
    return Object.keys({ ...problemsAt(one, problems), ...assign }).length === 0;
  };
  const current = ADD_USER_STEPS.indexOf(shown);
  const stateOf = (one: AddUserStep, at: number): StepState => {
    if (!ADD_USER_STEPS.slice(0, at).every(isDone)) return 'locked';
    if (at < current) return isDone(one) ? 'done' : 'attention';
    return 'open';
  };
  const steps = ADD_USER_STEPS.map((one, at) => ({
    name: one,
    label: translate(`users.create.step.${one}`),
    href: pathTo(one),
    state: stateOf(one, at),
  }));
  const texts: StepTexts = {
    steps: translate('users.create.steps'),
    // Filled in by the list itself.
    position: translate('users.create.position', { at: '%{at}', of: '%{of}', label: '%{label}' }),
    state: {
      done: translate('users.create.state.done'),
      attention: translate('users.create.state.attention'),
      open: translate('users.create.state.open'),
      locked: translate('users.create.state.locked'),
    },
  };
  return { steps, texts, shown };
};

const Resumed = ({ resumedFrom, drop }: Pick<NewUserWizard, 'resumedFrom' | 'drop'>) => {
  const translate = useTranslate();
  if (!resumedFrom) return null;
  return (
    <Alert
      severity="info"
      role="note"
      action={
        <Button color="inherit" size="small" onClick={() => void drop()}>
          {translate('users.create.startOver')}
        </Button>
      }
    >
      {translate('users.create.resumed', { when: formatInstant(resumedFrom) })}
    </Alert>
  );
};

/** Around each page of the wizard: its name, the steps with what has become of them, and whether it goes on from before. */
export const WizardFrame = (props: Props) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const shared = useShared(props);
  const { steps, texts, shown } = useSteps(shared);
  const { posts, post, answers } = shared;
  const { isStaff, partnerId } = answers;
  const chosen = useMemo(() => ({ isStaff, partnerId, posts, post }), [isStaff, partnerId, posts, post]);
  const open = firstOpen(shared);
  if (open) return <Navigate to={shared.pathTo(open)} replace />;
  return (
    <WizardProvider value={shared}>
      <Stack spacing={2.5}>
        <PageHeader title={translate('users.create.title')} intro={translate('users.create.intro')} />
        <Resumed resumedFrom={shared.resumedFrom} drop={shared.drop} />
        {shared.draft.status === 'foreign' && (
          <ForeignDraft
            onTakeTheirs={() => void shared.takeTheirs()}
            onKeepMine={() => void shared.keepMine()}
          />
        )}
        <StepColumns
          steps={steps}
          current={shown}
          texts={texts}
          onGo={(href) => navigate(href)}
          pageKey={shared.step}
        >
          <ChosenPostProvider value={chosen}>
            <StepPage step={shared.step} />
          </ChosenPostProvider>
        </StepColumns>
      </Stack>
    </WizardProvider>
  );
};
