import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { areaName } from '#domain/access/permissionNames.ts';
import { formatDate } from '#domain/day.ts';
import { userFields } from '#domain/fields/user.ts';
import { formatTypedMobile } from '#domain/formats/mobile.ts';
import { fullName } from '#domain/people/fullName.ts';
import { ProblemAlert } from '../../../../components/admin/ProblemAlert.tsx';
import { problemOf } from '../../../../components/admin/problem.ts';
import { useLanguage } from '../../../../components/admin/useLanguage.ts';
import { type Fact, Facts } from '../../../../components/ui/Facts.tsx';
import { SummaryCard } from '../../../../components/ui/wizard/SummaryCard.tsx';
import { FORM_WIDTH } from '../../../../theme/tokens.ts';
import { useFeatures } from '../../inputs/useFeatures.ts';
import { fieldOf } from '../answers.ts';
import { StepBar } from '../StepBar.tsx';
import { problemsAt, type WizardStepName } from '../steps.ts';
import { useInvite } from '../useInvite.ts';
import { useWizard } from '../wizardContext.ts';

interface CardProps {
  step: WizardStepName;
  facts: Fact[];
  /** What the server refused, by field. */
  refused: Readonly<Record<string, string>>;
}

const Card = ({ step, facts, refused }: CardProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathTo, problems } = useWizard();
  return (
    <SummaryCard
      title={translate(`users.create.step.${step}`)}
      href={pathTo(step)}
      changeLabel={translate('users.create.change')}
      onGo={(href) => navigate(href)}
      problems={Object.values(problemsAt(step, { ...problems, ...refused }))}
    >
      <Facts facts={facts} />
    </SummaryCard>
  );
};

const usePersonFacts = (): Fact[] => {
  const translate = useTranslate();
  const language = useLanguage();
  const { answers } = useWizard();
  const { contactDetail, birthDate, isStaff, partnerName, partnerId } = answers;
  const label = (field: 'name' | 'birthDate' | 'email') => userFields[field].label[language];
  return [
    { label: label('name'), value: fullName(answers.fullName) },
    {
      label: translate('users.create.whose'),
      value: isStaff ? translate('shell.internal') : (partnerName ?? partnerId),
    },
    { label: label('birthDate'), value: birthDate && formatDate(birthDate) },
    { label: label('email'), value: contactDetail.emailAddress },
    { label: userFields.mobileLast4.label[language], value: formatTypedMobile(contactDetail.mobileNumber) },
  ];
};

const usePostFacts = (): Fact[] => {
  const translate = useTranslate();
  const language = useLanguage();
  const { answers, post } = useWizard();
  const stores = [...answers.primary, ...(post?.assignment === 'multiple-stores' ? answers.others : [])];
  const hasStores = post?.assignment && post.assignment !== 'head-office';
  return [
    { label: userFields.jobTitle.label[language], value: answers.isStaff ? null : post?.name },
    {
      label: translate('users.create.role'),
      value: post && answers.isStaff ? translate('users.create.roleWaits', { role: post.role }) : post?.role,
    },
    {
      label: translate('users.create.assignTitle'),
      value: hasStores
        ? stores.map(({ merchantName }) => merchantName).join(', ')
        : post?.assignment && translate('users.create.assignment.head-office'),
    },
  ].filter(({ value }) => value);
};

/** Everything that was answered, to read before the invitation goes out. */
export const ReviewStep = () => {
  const translate = useTranslate();
  const language = useLanguage();
  const { answers, post } = useWizard();
  const features = useFeatures().data;
  const { mutate, isPending, error } = useInvite();
  const problem = error ? problemOf(error) : null;
  const refused = Object.fromEntries(
    Object.entries(problem?.fields ?? {}).map(([path, text]) => [fieldOf(path), text]),
  );
  const all = [...(features?.portal ?? []), ...(features?.products ?? [])];
  const named = (codes: readonly string[]) =>
    codes
      .map((code) => areaName(code, language, all.find(({ moduleCode }) => moduleCode === code)?.moduleName))
      .join(', ');
  const off = answers.off.filter((code) => post?.modules.includes(code));
  const asked = (answers.asked ?? []).filter((code) => !post?.modules.includes(code));
  const on = (post?.modules ?? []).filter((code) => !off.includes(code));
  return (
    <Stack spacing={2.5} sx={{ maxWidth: FORM_WIDTH }}>
      <ProblemAlert problem={problem} />
      <Card step="user-info" refused={refused} facts={usePersonFacts()} />
      <Card step="job-title" refused={refused} facts={usePostFacts()} />
      <Card
        step="features"
        refused={refused}
        facts={[
          { label: translate('users.create.on'), value: named(on) },
          ...(off.length ? [{ label: translate('users.create.off'), value: named(off) }] : []),
          ...(asked.length ? [{ label: translate('users.create.asked'), value: named(asked) }] : []),
        ]}
      />
      <StepBar onNext={() => mutate()} nextLabel={translate('users.create.submit')} isBusy={isPending} />
    </Stack>
  );
};
