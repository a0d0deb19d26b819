import { areaName } from '#domain/access/permissionNames.ts';
import { Choices } from '../fields/Choices.tsx';
import { useRegistering } from '../registerContext.ts';
import { StepForm } from '../StepForm.tsx';
import { said } from '../texts/said.ts';
import { useSaid, useSaidLanguage } from '../texts/useSaid.ts';

/** What comes with the job title, and what may be asked for besides. */
export const ModulesStep = () => {
  const say = useSaid();
  const language = useSaidLanguage();
  const { answers, keep } = useRegistering();
  const { open, jobTitle, moduleCodes } = answers;
  const own = open?.jobTitles.find(({ name }) => name === jobTitle)?.moduleCodes ?? [];
  const nameOf = (code: string) => areaName(code, language);
  const others = (open?.modules ?? []).filter(({ moduleCode }) => !own.includes(moduleCode));
  const choose = (code: string) =>
    keep({
      moduleCodes: moduleCodes.includes(code)
        ? moduleCodes.filter((one) => one !== code)
        : [...moduleCodes, code],
    });
  return (
    <StepForm title={said.modulesTitle} lead={say(said.modulesLead)}>
      <div className="r-own">
        <h2>{say(said.comesWith)}</h2>
        <ul>
          {own.map((code) => (
            <li key={code}>{nameOf(code)}</li>
          ))}
        </ul>
      </div>
      {others.length > 0 ? (
        <Choices
          id="moduleCodes"
          legend={say(said.askBesides)}
          choices={others.map(({ moduleCode }) => ({ value: moduleCode, label: nameOf(moduleCode) }))}
          chosen={moduleCodes}
          isMany
          onChoose={choose}
        />
      ) : (
        <p className="s-hint">{say(said.nothingBesides)}</p>
      )}
    </StepForm>
  );
};
