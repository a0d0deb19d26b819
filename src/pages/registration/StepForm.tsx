import { type FormEvent, type ReactNode, useMemo, useState } from 'react';
import type { Sentence } from '#domain/sentence.ts';
import { ErrorSummary } from '../../public/ErrorSummary.tsx';
import { useSubmit } from '../../public/useSubmit.ts';
import { WaitingButton } from '../../public/WaitingButton.tsx';
import { FailedCall } from './FailedCall.tsx';
import { problemsAt } from './problems.ts';
import { ErrorsContext, useRegistering } from './registerContext.ts';
import { StepFrame } from './StepFrame.tsx';
import { said } from './texts/said.ts';
import { useSaid, useSaidLanguage } from './texts/useSaid.ts';

interface Props {
  title: Sentence;
  lead: string;
  submit?: Sentence;
  busy?: Sentence;
  /** What is done with answers that are right, before it goes on. */
  action?: () => Promise<void>;
  /** Of what the page itself knows, in place of what is wrong with the answers that are kept. */
  check?: () => Readonly<Record<string, Sentence | null>>;
  children: ReactNode;
  /** Below the button. */
  after?: ReactNode;
}

/** A page with a form: what is wrong is said beside the fields and above them once somebody wants to go on. */
export const StepForm = ({ title, lead, submit, busy, action, check, children, after }: Props) => {
  const say = useSaid();
  const language = useSaidLanguage();
  const { place, answers, goOn } = useRegistering();
  const [wrong, setWrong] = useState<Readonly<Record<string, Sentence | null>>>({});
  const { isBusy, failure, waitUntil, submit: run } = useSubmit(action ?? (async () => goOn()));
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const found = check ? check() : problemsAt(place, answers);
    setWrong(found);
    if (Object.values(found).every((problem) => !problem)) run();
  };
  // The same object until somebody tries again: the summary takes the focus with each new one.
  const errors = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(wrong).map(([id, problem]) => [id, problem ? problem[language] : null]),
      ),
    [wrong, language],
  );
  const hasErrors = Object.values(errors).some(Boolean);
  return (
    <StepFrame title={title} lead={lead}>
      {hasErrors ? <ErrorSummary errors={errors} /> : failure && <FailedCall failure={failure} />}
      <form className="s-form r-form" onSubmit={send} noValidate>
        <ErrorsContext value={errors}>{children}</ErrorsContext>
        <WaitingButton
          isBusy={isBusy}
          waitUntil={waitUntil}
          label={say(submit ?? said.next)}
          busyLabel={say(busy ?? said.busy)}
        />
      </form>
      {after}
    </StepFrame>
  );
};
