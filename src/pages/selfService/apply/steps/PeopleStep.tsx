import { associateFields as fields } from '#domain/fields/associate.ts';
import { DESIGNATION_GROUPS, type DesignationGroup } from '#domain/people/designation.ts';
import type { AssociateForm } from '#domain/selfService/form/applicationForm.ts';
import { emptyAssociate } from '#domain/selfService/form/emptyForms.ts';
import { BirthDateFields } from '../fields/BirthDateFields.tsx';
import { Group, Under } from '../fields/Group.tsx';
import { NameFields, ReachFields } from '../fields/PersonFields.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { useField } from '../parts/formContext.ts';
import { StepForm } from '../parts/StepFrame.tsx';
import { useApplyText } from '../parts/useApplyText.ts';
import { StorePager } from './StorePager.tsx';
import { useStoreSection } from './useStoreSection.ts';

const STEP = 'branch-details/retailer';
const POSITIONS = (Object.keys(DESIGNATION_GROUPS) as DesignationGroup[]).flatMap((group) =>
  DESIGNATION_GROUPS[group].map((position) => ({ value: position, label: position })),
);

function Person({ at, onRemove }: { at: number; onRemove: () => void }) {
  const t = useApplyText();
  const { value } = useField<AssociateForm>(`retailerAssociates.${at}`);
  const name = `${value.firstName} ${value.lastName}`.trim();
  return (
    <Group title={name || t('people.one', { at: at + 1 })}>
      <Under path={`retailerAssociates.${at}`}>
        <SelectField name="position" field={fields.position} options={POSITIONS} />
        <NameFields />
        <BirthDateFields />
        <ReachFields isOptional />
      </Under>
      <button type="button" className="s-button s-button-quiet" onClick={onRemove}>
        {t('people.remove')}
      </button>
    </Group>
  );
}

function People({ asked }: { asked: number | null }) {
  const t = useApplyText();
  const { value: people, set, leave } = useField<AssociateForm[]>('retailerAssociates');
  const shown = asked !== null && people[asked] ? [asked] : people.map((_, at) => at);
  const change = (next: AssociateForm[]) => {
    set(next);
    leave();
  };
  return (
    <>
      {shown.map((at) => (
        <Person key={at} at={at} onRemove={() => change(people.filter((_, one) => one !== at))} />
      ))}
      <div className="a-buttons">
        <button
          type="button"
          className="s-button s-button-quiet"
          onClick={() => change([...people, emptyAssociate()])}
        >
          {t(people.length === 0 ? 'people.add' : 'people.addAnother')}
        </button>
      </div>
    </>
  );
}

/** Who works in a store and takes transactions there; an address of one of them (…/retailer/2) shows that one. */
export default function PeopleStep({ params }: { params: Readonly<Record<string, string>> }) {
  const t = useApplyText();
  const { at, section } = useStoreSection(STEP);
  const index = Number(params.retailerIndex ?? Number.NaN);
  return (
    <StepForm key={at} step={STEP} section={section} lead={t('people.lead')}>
      <StorePager step={STEP} at={at} />
      <People asked={Number.isInteger(index) && index >= 0 ? index : null} />
    </StepForm>
  );
}
