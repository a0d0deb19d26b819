import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { RequestId } from '../../ui/states/FailedState.tsx';
import type { Problem } from '../problem.ts';
import { flatErrors } from './flatErrors.ts';

interface Props {
  problem: Problem | null;
  /** The name of a field as people know it. */
  labelOf: (path: string) => string;
}

/** All errors of the form in one place. It takes the focus after a refused save; each entry leads to its field. */
export const ErrorSummary = ({ problem, labelOf }: Props) => {
  const translate = useTranslate();
  const { setFocus } = useFormContext();
  const { errors, submitCount, isSubmitting } = useFormState();
  const box = useRef<HTMLDivElement>(null);
  const all = flatErrors(errors);
  const any = submitCount > 0 && all.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refused try takes the focus anew
  useEffect(() => {
    if (any && !isSubmitting) box.current?.focus();
  }, [submitCount, isSubmitting]);
  if (!any) return null;
  const whole = all.filter(({ path }) => path.startsWith('root'));
  const fields = all.filter(({ path }) => !path.startsWith('root'));
  return (
    <Alert severity="error" ref={box} tabIndex={-1}>
      <AlertTitle>{translate(fields.length > 0 ? 'form.errorsTitle' : 'form.saveFailed')}</AlertTitle>
      {whole.map(({ path, message }) => (
        <div key={path}>{translate(message, { _: message })}</div>
      ))}
      {fields.length > 0 && (
        <ul style={{ margin: '4px 0 0', paddingInlineStart: 20 }}>
          {fields.map(({ path, message }) => (
            <li key={path}>
              <Link
                component="button"
                type="button"
                color="inherit"
                sx={{ textAlign: 'left', minHeight: 24 }}
                onClick={() => setFocus(path)}
              >
                {labelOf(path)}: {translate(message, { _: message })}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {problem?.requestId && whole.length > 0 && <RequestId id={problem.requestId} />}
    </Alert>
  );
};
