import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { jobTitleBody } from '#contract/shapes/jobTitle.ts';
import { jobTitleFields } from '#domain/fields/jobTitle.ts';
import { pathOf } from '#domain/pages.ts';
import { ASSIGNMENTS } from '#domain/people/assignments.ts';
import { GROUPS } from '#domain/people/jobTitles.ts';
import type { Language } from '#domain/sentence.ts';
import { FormPage } from '../../components/admin/form/FormPage.tsx';
import type { FormSpec, Values } from '../../components/admin/form/formSpec.tsx';
import { RecordPage } from '../../components/admin/RecordPage.tsx';
import { problemsOf } from '../../components/admin/records/sections/sectionForm.ts';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { BooleanInput } from '../../components/ui/fields/BooleanInput.tsx';
import { Fields } from '../../components/ui/fields/Fields.tsx';
import { SelectInput } from '../../components/ui/fields/SelectInput.tsx';
import { TextInput } from '../../components/ui/fields/TextInput.tsx';
import { Panel } from '../../components/ui/Panel.tsx';

type FieldName = keyof typeof jobTitleFields;
const NAMES = ['name', 'designationGroup', 'accessRole', 'assignment', 'isEnabled'] as const;

const toBody = (values: Values): Values => ({
  ...Object.fromEntries(NAMES.map((name) => [name, values[name] ?? ''])),
  name: String(values.name ?? '').trim(),
  isEnabled: values.isEnabled === true,
});

const specOf = (
  language: Language,
  translate: (key: string, options?: Record<string, string>) => string,
): FormSpec => ({
  resource: 'job-titles',
  draft: 'job-title',
  reportedAs: { create: 'UM_EDIT_ACCESS_ROLE', edit: 'UM_EDIT_ACCESS_ROLE' },
  toValues: (record) => ({
    ...Object.fromEntries(NAMES.map((name) => [name, record?.[name] ?? null])),
    name: record?.name ?? '',
    isEnabled: record?.isEnabled ?? true,
  }),
  toBody,
  validate: (values) => problemsOf({ schema: jobTitleBody }, toBody(values), language),
  saidOf: ({ name }) => translate('jobTitles.saved', { name: String(name) }),
  fieldOf: (path) => (path === 'rule_title_taken' ? 'name' : undefined),
  labelOf: (path) => jobTitleFields[path as FieldName]?.label[language] ?? path,
  textOf: (path, value) =>
    path === 'designationGroup'
      ? translate(`jobTitles.group.${value}`)
      : path === 'assignment'
        ? translate(`jobTitles.assignment.${value}`)
        : undefined,
});

const Inputs = () => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const {
    data: roles,
    status,
    refetch,
  } = useQuery({
    queryKey: ['roleNames', true],
    queryFn: () => provider.listRoleNames(true),
  });
  const options = (values: readonly string[], of: string) =>
    values.map((value) => ({ value, label: translate(`jobTitles.${of}.${value}`) }));
  return (
    <Fields of={jobTitleFields}>
      <Panel title={translate('jobTitles.details')}>
        <Stack spacing={2}>
          <TextInput source="name" autoComplete="off" />
          <SelectInput source="designationGroup" options={options(GROUPS, 'group')} />
          <SelectInput
            source="accessRole"
            options={(roles ?? []).map((value) => ({ value, label: value }))}
            status={status === 'pending' ? 'loading' : status === 'error' ? 'failed' : 'ready'}
            onRetry={() => void refetch()}
            help={translate('jobTitles.roleHelp')}
          />
          <SelectInput source="assignment" options={options(ASSIGNMENTS, 'assignment')} />
          <BooleanInput source="isEnabled" help={translate('jobTitles.inUseHelp')} />
        </Stack>
      </Panel>
    </Fields>
  );
};

const TitleForm = ({ base }: { base?: RaRecord }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const navigate = useNavigate();
  const spec = useMemo(() => specOf(language, translate), [language, translate]);
  return (
    <FormPage
      spec={spec}
      title={base ? String(base.name) : translate('jobTitles.add')}
      intro={base ? translate('jobTitles.editIntro') : undefined}
      cancelTo={pathOf('jobTitleList')}
      onDone={() => navigate(pathOf('jobTitleList'))}
    >
      <Inputs />
    </FormPage>
  );
};

/** The form of a new job title. */
export const JobTitleCreate = () => <TitleForm />;

const Known = () => {
  const [base] = useState(useRecordContext<RaRecord>());
  return base ? <TitleForm base={base} /> : null;
};

/** The form of a job title as it stands. */
export const JobTitleEdit = () => (
  <RecordPage resource="job-titles">
    <Known />
  </RecordPage>
);
