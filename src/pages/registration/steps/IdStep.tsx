import { idKindOf } from '#domain/people/registering/idKinds.ts';
import { AnswerField } from '../fields/AnswerField.tsx';
import { DayField } from '../fields/DayField.tsx';
import { PictureField } from '../fields/PictureField.tsx';
import { SelectAnswer } from '../fields/SelectAnswer.tsx';
import { useRegistering } from '../registerContext.ts';
import { StepForm } from '../StepForm.tsx';
import { said } from '../texts/said.ts';
import { useSaid } from '../texts/useSaid.ts';
import { useIdKinds } from '../useIdKinds.ts';

/** The ID: its kind, number, validity and picture. */
export const IdStep = () => {
  const say = useSaid();
  const { answers, keep } = useRegistering();
  const { codeIdentificationType: code } = answers;
  const { kinds, hasFailed, retry } = useIdKinds();
  const { looks, ends } = idKindOf(code);
  return (
    <StepForm title={said.idTitle} lead={say(said.idLead)}>
      <SelectAnswer
        id="codeIdentificationType"
        label={said.codeIdentificationType}
        value={code}
        choices={kinds.map((kind) => ({ value: kind.code, label: kind.label }))}
        onChoose={(codeIdentificationType) => keep({ codeIdentificationType })}
      />
      {hasFailed && (
        <p className="s-field-error" role="alert">
          {say(said.kindsFailed)}{' '}
          <button type="button" className="s-plain-button" onClick={retry}>
            {say(said.retry)}
          </button>
        </p>
      )}
      <AnswerField
        name="textIdentificationNumber"
        label={said.textIdentificationNumber}
        hint={code ? say(looks) : ''}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      <DayField
        name="dateValidity"
        label={said.dateValidity}
        optional={!ends}
        hint={ends ? '' : say(said.noValidity)}
      />
      <PictureField
        name="identification"
        label={said.identificationFile}
        hint={said.idPhotoHint}
        camera="environment"
        shape="card"
      />
    </StepForm>
  );
};
