import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import type { Ref } from 'react';
import { RequestId } from '../../ui/states/FailedState.tsx';

export interface FieldError {
  path: string;
  label: string;
  message: string;
}

interface Props {
  /** Left out where what is around it takes the focus. */
  ref?: Ref<HTMLDivElement>;
  title: string;
  /** What is wrong with the whole form. */
  whole?: readonly { path: string; message: string }[];
  fields: readonly FieldError[];
  /** Leads to a field. */
  onGo: (path: string) => void;
  requestId?: string | undefined;
}

/** The errors of a form in one place, each of a field with a way to it; whoever shows it gives it the focus. */
export const ErrorList = ({ ref, title, whole = [], fields, onGo, requestId }: Props) => (
  <Alert severity="error" ref={ref} tabIndex={-1}>
    <AlertTitle>{title}</AlertTitle>
    {whole.map(({ path, message }) => (
      <div key={path}>{message}</div>
    ))}
    {fields.length > 0 && (
      <ul style={{ margin: '4px 0 0', paddingInlineStart: 20 }}>
        {fields.map(({ path, label, message }) => (
          <li key={path}>
            <Link
              component="button"
              type="button"
              color="inherit"
              sx={{ textAlign: 'left', minHeight: 24, verticalAlign: 'top' }}
              onClick={() => onGo(path)}
            >
              {label}: {message}
            </Link>
          </li>
        ))}
      </ul>
    )}
    {requestId && <RequestId id={requestId} />}
  </Alert>
);
