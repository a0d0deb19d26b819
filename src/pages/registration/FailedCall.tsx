import type { ApiError } from '../../providers/http/apiError.ts';
import { Alert } from '../../public/Alert.tsx';
import { errorText, useText } from '../../public/text.ts';
import { said } from './texts/said.ts';
import { useSaid } from './texts/useSaid.ts';

const OWN = {
  rule_otp_wrong: said.otpWrong,
  rule_otp_expired: said.otpExpired,
  rule_otp_used_up: said.otpUsedUp,
} as const;

const isOwn = (code: string): code is keyof typeof OWN => Object.hasOwn(OWN, code);

/** What a failed call means: of rules the server's own sentence, of everything else ours. */
export const useFailureText = () => {
  const t = useText();
  return (failure: ApiError): string =>
    failure.status === 422 || failure.status === 413 || failure.status === 400
      ? (Object.values(failure.fields)[0] ?? failure.message)
      : errorText(t, failure);
};

/** What the server refused, in words; takes the focus with each new failure. */
export const FailedCall = ({ failure }: { failure: ApiError }) => {
  const say = useSaid();
  const textOf = useFailureText();
  return (
    <Alert tone="danger" focusOn={failure}>
      {isOwn(failure.code) ? say(OWN[failure.code]) : textOf(failure)}
    </Alert>
  );
};
