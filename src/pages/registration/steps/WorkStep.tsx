import { Choices } from '../fields/Choices.tsx';
import { StoreChoices } from '../fields/StoreChoices.tsx';
import { assignmentOf } from '../problems.ts';
import { useRegistering } from '../registerContext.ts';
import { StepForm } from '../StepForm.tsx';
import { said } from '../texts/said.ts';
import { useSaid } from '../texts/useSaid.ts';

/** What somebody is at the partner, and in which of its stores. */
export const WorkStep = () => {
  const say = useSaid();
  const { answers, keep } = useRegistering();
  const { open, jobTitle } = answers;
  const assignment = assignmentOf(answers);
  const titles = open?.jobTitles ?? [];
  const choose = (name: string) => {
    const next = titles.find((title) => title.name === name);
    const keeps = next?.assignment === assignment;
    // What comes with the title is not asked for besides.
    const moduleCodes = answers.moduleCodes.filter((code) => !next?.moduleCodes.includes(code));
    keep({ jobTitle: name, moduleCodes, ...(keeps ? {} : { stores: [] }) });
  };
  return (
    <StepForm title={said.workTitle} lead={say(said.workLead, { partner: open?.partnerName ?? '' })}>
      <Choices
        id="jobTitle"
        legend={say(said.jobTitle)}
        choices={titles.map(({ name }) => ({ value: name, label: name }))}
        chosen={[jobTitle]}
        onChoose={choose}
      />
      {assignment && assignment !== 'head-office' && (
        <StoreChoices key={assignment} isMany={assignment === 'multiple-stores'} />
      )}
    </StepForm>
  );
};
