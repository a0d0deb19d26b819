import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { manilaDate } from '#domain/day.ts';
import { contactDetailFields, contactPersonFields, fullNameFields } from '#domain/fields/contactPerson.ts';
import type { FieldRows } from '#domain/fields/field.ts';
import { userFields } from '#domain/fields/user.ts';
import { ErrorSummary } from '../../../components/admin/form/ErrorSummary.tsx';
import { holdEnter } from '../../../components/admin/form/FormPanels.tsx';
import type { Values } from '../../../components/admin/form/formSpec.tsx';
import { resolverOf } from '../../../components/admin/form/resolver.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { FORM_WIDTH } from '../../../theme/tokens.ts';
import { type Answers, problemsIn } from './answers.ts';
import { StepBar } from './StepBar.tsx';
import { problemsAt } from './steps.ts';
import { useWizard } from './wizardContext.ts';

export interface Asked {
  /** Asks about the answers; whether nothing is wrong. */
  ask: (answers: Answers) => Promise<boolean>;
  /** What was found wrong with these answers before, by field. */
  problems: (answers: Answers) => Record<string, string>;
}

interface Props {
  /** The answers that the step asks. */
  names: readonly (keyof Answers)[];
  /** What the server alone knows to be wrong: asked before the next step, then said like every other problem. */
  asked?: Asked;
  children: ReactNode;
}

const ASKED: FieldRows = {
  ...contactPersonFields,
  ...fullNameFields,
  ...contactDetailFields,
  jobTitle: userFields.jobTitle,
  partnerId: userFields.partnerName,
};

/** The form of a step: its fields keep what is typed at once, right or wrong; Next goes on when nothing is wrong. */
export const StepForm = ({ names, asked, children }: Props) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const language = useLanguage();
  const wizard = useWizard();
  const latest = useRef({ ...wizard, asked });
  latest.current = { ...wizard, asked };
  const resolver = useMemo(
    () =>
      resolverOf({
        validate: (typed) => {
          const { answers, posts, step, asked: known } = latest.current;
          const all = { ...answers, ...typed } as Answers;
          const post = posts.find(({ name, isGivable }) => name === all.jobTitle && isGivable);
          return problemsAt(step, {
            ...known?.problems(all),
            ...problemsIn(all, post, language, manilaDate(new Date())),
          });
        },
      }),
    [language],
  );
  const values = Object.fromEntries(names.map((name) => [name, wizard.answers[name]]));
  const form = useForm<Values>({ defaultValues: values, resolver, mode: 'onBlur', shouldFocusError: false });
  const { subscribe, handleSubmit } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values: typed, isDirty }) => {
          if (isDirty) latest.current.change(structuredClone(typed));
        },
      }),
    [subscribe],
  );
  const labelOf = (path: string) =>
    path === 'primary'
      ? translate('users.create.primary')
      : (ASKED[path.split('.').at(-1) ?? '']?.label[language] ?? path);
  const onNext = async (): Promise<void> => {
    if (asked && !(await asked.ask(latest.current.answers))) return handleSubmit(onNext)();
    // A post decides which pages there are: asked of what was chosen just now.
    const { after, pathTo } = latest.current;
    if (after) navigate(pathTo(after));
  };
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        onKeyDown={holdEnter}
        onSubmit={handleSubmit(onNext)}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, maxWidth: FORM_WIDTH }}
      >
        <ErrorSummary problem={null} labelOf={labelOf} />
        {children}
        <StepBar isBusy={form.formState.isSubmitting} />
      </Box>
    </FormProvider>
  );
};
