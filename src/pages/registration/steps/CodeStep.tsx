import { typedRegistrationCode } from '#domain/people/registrationCode.ts';
import { lookRegistrationCode } from '../../../providers/session/registration.ts';
import { PageLink } from '../../../public/PageLink.tsx';
import { AnswerField } from '../fields/AnswerField.tsx';
import { useRegistering } from '../registerContext.ts';
import { StepForm } from '../StepForm.tsx';
import { said } from '../texts/said.ts';
import { useSaid } from '../texts/useSaid.ts';

/** The code, which says at which partner somebody registers and as what. */
export const CodeStep = () => {
  const say = useSaid();
  const { answers, keep, goOn } = useRegistering();
  const look = async (): Promise<void> => {
    const open = await lookRegistrationCode(answers.code);
    // What another code gave is not of this one.
    const isSame = open.jobTitles.some(({ name }) => name === answers.jobTitle);
    keep({ open, ...(isSame ? {} : { jobTitle: '', stores: [], moduleCodes: [] }) });
    goOn();
  };
  return (
    <StepForm
      title={said.codeTitle}
      lead={say(said.codeLead)}
      check={() => ({ code: typedRegistrationCode(answers.code) ? null : said.noCode })}
      action={look}
      after={
        <div className="s-after">
          <PageLink to="/login" className="s-link s-back">
            {say(said.toLogin)}
          </PageLink>
        </div>
      }
    >
      <AnswerField
        name="code"
        label={said.code}
        hint={say(said.codeHint)}
        className="r-code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
    </StepForm>
  );
};
