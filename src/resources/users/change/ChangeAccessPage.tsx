import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { RecordContextProvider, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import type { UserPost } from '#contract/people/userAccess.ts';
import { pathOf } from '#domain/pages.ts';
import { whyNoAccessChange } from '#domain/people/account.ts';
import { Answered } from '../../../components/admin/Answered.tsx';
import { FormPage } from '../../../components/admin/form/FormPage.tsx';
import { PageHeader } from '../../../components/admin/PageHeader.tsx';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { useUser } from '../../../components/shell/useUser.ts';
import { type Post, usePosts } from '../create/posts.ts';
import { ChosenPostProvider } from '../inputs/chosenPost.ts';
import { FeaturesInput } from '../inputs/FeaturesInput.tsx';
import { PostInput } from '../inputs/PostInput.tsx';
import { RolesInput } from '../inputs/RolesInput.tsx';
import { StoresInput } from '../inputs/StoresInput.tsx';
import { userPostKey } from '../shared/userKeys.ts';
import { type AccessValues, postOf } from './accessValues.ts';
import { recordOf, useAccessForm } from './useAccessForm.tsx';

interface Props {
  base: UserPost;
  posts: readonly Post[];
}

/** What an account has: the same fields as when it is made, with several roles for staff. */
const AccessInputs = ({ base, posts }: Props) => {
  const translate = useTranslate();
  const { user, askedModules } = base;
  const values = useWatch() as AccessValues;
  const post = postOf(values, base, posts);
  const isStaff = user.type === 'INTERNAL';
  const chosen = { isStaff, partnerId: user.partnerId, posts, post, waiting: askedModules };
  const hasStores = post.assignment !== null && post.assignment !== 'head-office';
  return (
    <ChosenPostProvider value={chosen}>
      {isStaff ? <RolesInput held={user.roles} /> : <PostInput />}
      {!isStaff && !values.jobTitle && (
        <Alert severity="info" role="note">
          {translate('changeAccess.noTitle', { role: post.role })}
        </Alert>
      )}
      {hasStores && <StoresInput />}
      <FeaturesInput />
    </ChosenPostProvider>
  );
};

const Form = ({ base, posts }: Props) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { spec, dialog } = useAccessForm(base, posts);
  const back = pathOf('userDetail', { id: base.user.id });
  return (
    <RecordContextProvider value={recordOf(base)}>
      <FormPage
        spec={spec}
        title={translate('changeAccess.title', { name: base.user.name })}
        intro={translate('changeAccess.intro')}
        saveLabel={translate('changeAccess.check')}
        cancelTo={back}
        onDone={() => navigate(back)}
      >
        <AccessInputs base={base} posts={posts} />
      </FormPage>
      {dialog}
    </RecordContextProvider>
  );
};

const Posts = ({ base }: { base: UserPost }) => (
  <Answered
    query={usePosts(base.user.type === 'INTERNAL')}
    waiting={<Skeleton variant="rounded" height={420} />}
  >
    {(posts) => <Form base={base} posts={posts} />}
  </Answered>
);

/** Changes what an account may do; where nobody may change it, why. */
const Known = ({ base }: { base: UserPost }) => {
  const translate = useTranslate();
  const { userId } = useUser();
  const problem = whyNoAccessChange(base.user, userId);
  if (!problem) return <Posts base={base} />;
  return (
    <>
      <PageHeader title={translate('changeAccess.title', { name: base.user.name })} />
      <Alert severity="info" role="note">
        {translate(problem === 'own' ? 'users.own' : 'changeAccess.notInUse')}
      </Alert>
    </>
  );
};

/** The form of what an account may do, as it stands. */
export const ChangeAccessPage = () => {
  const provider = useSukiDataProvider();
  const { id = '' } = useParams();
  const query = useQuery({ queryKey: userPostKey(id), queryFn: () => provider.getUserPost(id) });
  return (
    <Answered query={query} waiting={<Skeleton variant="rounded" height={420} />}>
      {(base) => <Known key={base.user.id} base={base} />}
    </Answered>
  );
};
