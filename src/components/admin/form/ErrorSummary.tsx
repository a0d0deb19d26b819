import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { onLineBack } from '../../shell/connection.ts';
import type { Problem } from '../problem.ts';
import { ErrorList } from './ErrorList.tsx';
import { flatErrors } from './flatErrors.ts';

interface Props {
  problem: Problem | null;
  /** The name of a field as people know it. */
  labelOf: (path: string) => string;
}

/**
 * All errors of the form in one place. It takes the focus after a refused save; each entry leads to its field. That the server cannot be
 * reached is said as long as it cannot.
 */
export const ErrorSummary = ({ problem, labelOf }: Props) => {
  const translate = useTranslate();
  const { setFocus, clearErrors } = useFormContext();
  const { errors, submitCount, isSubmitting } = useFormState();
  const box = useRef<HTMLDivElement>(null);
  const all = flatErrors(errors).map(({ path, message }) => ({
    path,
    label: labelOf(path),
    message: translate(message, { _: message }),
  }));
  const any = submitCount > 0 && all.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refused try takes the focus anew
  useEffect(() => {
    if (any && !isSubmitting) box.current?.focus();
  }, [submitCount, isSubmitting]);
  const isUnreached = problem?.status === 0;
  useEffect(
    () => (isUnreached ? onLineBack(() => clearErrors('root')) : undefined),
    [isUnreached, clearErrors],
  );
  if (!any) return null;
  const whole = all.filter(({ path }) => path.startsWith('root'));
  const fields = all.filter(({ path }) => !path.startsWith('root'));
  return (
    <ErrorList
      ref={box}
      title={translate(fields.length > 0 ? 'form.errorsTitle' : 'form.saveFailed')}
      whole={whole}
      fields={fields}
      onGo={setFocus}
      requestId={whole.length > 0 ? problem?.requestId : undefined}
    />
  );
};
