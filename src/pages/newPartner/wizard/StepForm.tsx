import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ErrorSummary } from '../../../components/admin/form/ErrorSummary.tsx';
import { holdEnter } from '../../../components/admin/form/FormPanels.tsx';
import type { Values } from '../../../components/admin/form/formSpec.tsx';
import { resolverOf } from '../../../components/admin/form/resolver.ts';
import { useFieldLabel } from '../../../components/admin/records/useFieldLabel.ts';
import { FORM_WIDTH } from '../../../theme/tokens.ts';
import { StepBar } from './StepBar.tsx';
import { useStep } from './useStep.ts';
import { useWizard } from './useWizard.ts';

interface Props {
  values: Values;
  /** What is wrong with values, by field and in words. */
  problemsOf: (values: Values) => Readonly<Record<string, string>>;
  /** Hears every change: what is typed is kept at once, right or wrong. */
  onChange: (values: Values) => void;
  /** Goes on; only when nothing is wrong. */
  onNext: () => void;
  nextLabel?: string;
  backTo?: string;
  /** The name of a field by its path, where it is another than usual. */
  labelOf?: (path: string) => string;
  children: ReactNode;
}

/** The form of a step: fields, the summary of what is wrong, and the foot. A step that was left before says at once what it lacks. */
export const StepForm = (props: Props) => {
  const { values, problemsOf, onChange, onNext, nextLabel, backTo, children } = props;
  const { isRevisited } = useStep();
  const { flush } = useWizard();
  const usualLabel = useFieldLabel();
  // The form begins with the answers and then tells them its changes: it never follows them.
  const latest = useRef({ problemsOf, onChange });
  latest.current = { problemsOf, onChange };
  const resolver = useMemo(() => resolverOf({ validate: (typed) => latest.current.problemsOf(typed) }), []);
  const form = useForm<Values>({ defaultValues: values, resolver, mode: 'onBlur', shouldFocusError: false });
  const { subscribe, trigger, handleSubmit } = form;
  const changed = useRef(false);
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values: typed, isDirty }) => {
          // From the first change on: going back to how it was is a change as well.
          changed.current ||= isDirty === true;
          if (changed.current) latest.current.onChange(structuredClone(typed));
        },
      }),
    [subscribe],
  );
  useEffect(() => {
    if (isRevisited) void trigger();
  }, [isRevisited, trigger]);
  useEffect(() => {
    const keep = () => void flush();
    document.addEventListener('focusout', keep);
    return () => document.removeEventListener('focusout', keep);
  }, [flush]);
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        onKeyDown={holdEnter}
        onSubmit={handleSubmit(() => onNext())}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, maxWidth: FORM_WIDTH }}
      >
        <ErrorSummary problem={null} labelOf={props.labelOf ?? usualLabel} />
        {children}
        <StepBar nextLabel={nextLabel} backTo={backTo} />
      </Box>
    </FormProvider>
  );
};
