import type { ApiError } from '../providers/http/apiError.ts';
import { Alert } from './Alert.tsx';
import { errorText, useText } from './text.ts';

/** What the server refused, in words; takes the focus with each new failure. */
export function FailureAlert({ failure }: { failure: ApiError }) {
  const t = useText();
  return (
    <Alert tone="danger" focusOn={failure}>
      {errorText(t, failure)}
    </Alert>
  );
}
