import { associateFields as fields } from '#domain/fields/associate.ts';
import { DESIGNATION_GROUPS, type DesignationGroup } from '#domain/people/designation.ts';
import { civilStatusWords, genderWords } from '#domain/people/personWords.ts';
import type { AddressForm, AssociateForm } from '#domain/selfService/form/applicationForm.ts';
import { emptyAssociate } from '#domain/selfService/form/emptyForms.ts';
import type { Sentence } from '#domain/sentence.ts';
import { bankOf, businessOf } from '../draft/application.ts';
import { type Known, knownPeople, nameOf } from '../draft/knownPeople.ts';
import { BirthDateFields } from '../fields/BirthDateFields.tsx';
import { Group, Under } from '../fields/Group.tsx';
import { NameFields, ReachFields } from '../fields/PersonFields.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { useApplication } from '../parts/applicationContext.ts';
import { useField } from '../parts/formContext.ts';
import { StepForm } from '../parts/StepFrame.tsx';
import { useApplyText, useSay } from '../parts/useApplyText.ts';
import { firstIn, useRowFocus } from '../parts/useRowFocus.ts';
import { HomeAddress } from './HomeAddress.tsx';
import { StorePager } from './StorePager.tsx';
import { useStoreSection } from './useStoreSection.ts';

const STEP = 'branch-details/retailer';
/** The button that adds a person. */
const ADD = 'retailerAssociates.add';
const POSITIONS = (Object.keys(DESIGNATION_GROUPS) as DesignationGroup[]).flatMap((group) =>
  DESIGNATION_GROUPS[group].map((position) => ({ value: position, label: position })),
);

const optionsOf = (words: Readonly<Record<string, Sentence>>, say: (sentence: Sentence) => string) =>
  Object.entries(words).map(([value, sentence]) => ({ value, label: say(sentence) }));

interface PersonProps {
  at: number;
  /** Where the store is. */
  ofStore: AddressForm;
  /** Who was named before, elsewhere in the application. */
  known: readonly Known[];
  /** The name of who signs. */
  signs: string;
  onRemove: () => void;
}

function Person({ at, ofStore, known, signs, onRemove }: PersonProps) {
  const t = useApplyText();
  const say = useSay();
  const { id, value, set, leave } = useField<AssociateForm>(`retailerAssociates.${at}`);
  const name = nameOf(value);
  const isSigning = name !== '' && name.toLowerCase() === signs.toLowerCase();
  const fill = (person: Known) => {
    set({ ...value, ...person });
    leave();
    document.getElementById(`${id}.position`)?.focus();
  };
  return (
    <Group id={id} title={name || t('people.one', { at: at + 1 })}>
      {name === '' && known.length > 0 && (
        <div className="a-buttons">
          {known.map((person) => (
            <button
              key={nameOf(person)}
              type="button"
              className="s-button s-button-quiet"
              data-offer
              onClick={() => fill(person)}
            >
              {t('people.itIs', { name: nameOf(person) })}
            </button>
          ))}
        </div>
      )}
      <Under path={`retailerAssociates.${at}`}>
        <SelectField
          name="position"
          field={fields.position}
          hint={isSigning ? t('people.positionHint') : undefined}
          options={POSITIONS}
        />
        <NameFields />
        <BirthDateFields />
        <SelectField name="gender" field={fields.gender} options={optionsOf(genderWords, say)} />
        <SelectField
          name="civilStatus"
          field={fields.civilStatus}
          options={optionsOf(civilStatusWords, say)}
        />
        <ReachFields isOptional />
        <HomeAddress ofStore={ofStore} />
      </Under>
      <button type="button" className="s-button s-button-quiet" onClick={onRemove}>
        {t('people.remove')}
      </button>
    </Group>
  );
}

function People({ asked, ofStore }: { asked: number | null; ofStore: AddressForm }) {
  const t = useApplyText();
  const { value: people, set, leave } = useField<AssociateForm[]>('retailerAssociates');
  const application = useApplication();
  const known = knownPeople(application, people);
  const signs = nameOf(bankOf(application).authorizedSignatory);
  const shown = asked !== null && people[asked] ? [asked] : people.map((_, at) => at);
  const focusOn = useRowFocus();
  const change = (next: AssociateForm[], focused: string) => {
    set(next);
    leave();
    focusOn(() => firstIn(focused));
  };
  return (
    <>
      {shown.map((at) => (
        <Person
          key={at}
          at={at}
          ofStore={ofStore}
          known={known}
          signs={signs}
          onRemove={() =>
            change(
              people.filter((_, one) => one !== at),
              ADD,
            )
          }
        />
      ))}
      <div className="a-buttons">
        <button
          type="button"
          id={ADD}
          className="s-button s-button-quiet"
          onClick={() => change([...people, emptyAssociate()], `retailerAssociates.${people.length}`)}
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
  const { application, at, values, section } = useStoreSection(STEP);
  const ofStore = values.isSameAddress ? businessOf(application).address : values.address;
  const index = Number(params.retailerIndex ?? Number.NaN);
  return (
    <StepForm key={at} step={STEP} section={section} lead={t('people.lead')}>
      <StorePager step={STEP} at={at} />
      <People asked={Number.isInteger(index) && index >= 0 ? index : null} ofStore={ofStore} />
    </StepForm>
  );
}
