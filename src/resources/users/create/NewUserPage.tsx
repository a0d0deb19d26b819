import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import type { NewUserPage as PageName } from '#domain/pages.ts';
import { Answered } from '../../../components/admin/Answered.tsx';
import { NotInView } from '../../../components/admin/viewing/NotInView.tsx';
import { getView } from '../../../providers/session/view.ts';
import { usePosts } from './posts.ts';
import { STEP_OF } from './steps.ts';
import { useNewUser } from './useNewUser.ts';
import { WizardFrame } from './WizardFrame.tsx';

const Posts = ({ wizard, step }: Omit<Parameters<typeof WizardFrame>[0], 'posts'>) => (
  <Answered
    query={usePosts(wizard.answers.isStaff, { keepsLast: step === 'user-info' })}
    waiting={<Skeleton variant="rounded" height={420} />}
  >
    {(posts) => <WizardFrame wizard={wizard} posts={posts} step={step} />}
  </Answered>
);

const OpenedWizard = ({ page }: { page: PageName }) => {
  const { query, ...rest } = useNewUser();
  return (
    <Answered query={query} waiting={<Skeleton variant="rounded" height={420} />}>
      {(opened) => <Posts wizard={{ ...rest, ...opened }} step={STEP_OF[page]} />}
    </Answered>
  );
};

/** The wizard of a new account: opens what was answered before, here or on another machine, and shows the step. */
export const NewUserPage = ({ page }: { page: PageName }) => {
  const title = useTranslate()('shell.page.newUser');
  return getView() ? <NotInView title={title} /> : <OpenedWizard page={page} />;
};
