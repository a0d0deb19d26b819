import { type FormEvent, type ReactNode, useState } from 'react';
import type { Sentence } from '#domain/sentence.ts';
import { ErrorSummary } from '../../public/ErrorSummary.tsx';
import { useSubmit } from '../../public/useSubmit.ts';
import { WaitingButton } from '../../public/WaitingButton.tsx';
import { FailedCall } from './FailedCall.tsx';
import { problemsAt } from './problems.ts';
import { ErrorsContext, UnsentContext, useRegistering } from './registerContext.ts';
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
  check?: () => Wrong;
  children: ReactNode;
  /** Below the button. */
  after?: ReactNode;
}

type Wrong = Readonly<Record<string, Sentence | null>>;
const isWrong = (found: Wrong): boolean => Object.values(found).some(Boolean);

/** What is wrong; a picture that was chosen is not missing, but waits for something. */
const useFound = (known: Wrong) => {
  const [unsent, setUnsent] = useState<Wrong>({});
  const found: Wrong = Object.fromEntries(
    Object.entries(known).map(([id, problem]) => [id, problem && (unsent[id] ?? problem)]),
  );
  const tell = (id: string, why: Sentence | null) => setUnsent((before) => ({ ...before, [id]: why }));
  return { found, tell };
};

/** A page with a form: what is wrong is said beside the fields and above them once somebody wants to go on. */
export const StepForm = ({ title, lead, submit, busy, action, check, children, after }: Props) => {
  const say = useSaid();
  const language = useSaidLanguage();
  const { place, answers, goOn } = useRegistering();
  const [wrong, setWrong] = useState<Wrong>({});
  const { isBusy, failure, waitUntil, submit: run } = useSubmit(action ?? (async () => goOn()));
  const { found, tell } = useFound(check ? check() : problemsAt(place, answers));
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setWrong(found);
    if (!isWrong(found)) run();
  };
  // What is right by now leaves the list, and takes the focus from nobody: that is asked for by another try alone.
  const errors = Object.fromEntries(
    Object.entries(wrong).map(([id, problem]) => [id, (problem && found[id]?.[language]) ?? null]),
  );
  const failed = isWrong(wrong) ? null : failure;
  return (
    <StepFrame title={title} lead={lead}>
      <ErrorSummary errors={errors} focusOn={wrong} />
      {failed && <FailedCall failure={failed} />}
      <form className="s-form r-form" onSubmit={send} noValidate>
        <ErrorsContext value={errors}>
          <UnsentContext value={tell}>{children}</UnsentContext>
        </ErrorsContext>
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
