import { tinRule } from '#contract/tinRule.ts';
import { partnerBusinessFields as fields } from '#domain/fields/partner.ts';
import { registrationOffice } from '#domain/records/businessRegistration.ts';
import { readTin } from '#domain/selfService/check/tinProblem.ts';
import type { BusinessForm } from '#domain/selfService/form/applicationForm.ts';
import { askList } from '../../../../providers/applicant/lists.ts';
import { businessOf, setBusiness } from '../draft/application.ts';
import { stepProblems } from '../draft/sections.ts';
import { AddressFields } from '../fields/AddressFields.tsx';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { Group } from '../fields/Group.tsx';
import { TextField } from '../fields/TextField.tsx';
import { TickField } from '../fields/TickField.tsx';
import { useList } from '../fields/useList.ts';
import { useApplication, useDraft } from '../parts/applicationContext.ts';
import { useField } from '../parts/formContext.ts';
import { StepForm } from '../parts/StepFrame.tsx';
import { useApplyText, useSay } from '../parts/useApplyText.ts';
import { useSectionForm } from '../parts/useSectionForm.ts';

const STEP = 'business-details';
/** About how many kinds of business there are. */
const KINDS = 7;

interface TypeRow {
  code: string;
  label: string;
}

/** The number of its registration, where its kind has one: DTI or SEC. */
function RegistrationField() {
  const kind = useField<BusinessForm['businessType']>('businessType').value;
  const office = registrationOffice(kind || null);
  if (office === 'DTI')
    return (
      <TextField
        name="dtiRegistrationNumber"
        field={fields.dtiRegistrationNumber}
        isOptional={false}
        maxLength={20}
      />
    );
  if (office === 'SEC')
    return (
      <TextField
        name="secRegistrationNumber"
        field={fields.secRegistrationNumber}
        isOptional={false}
        maxLength={20}
      />
    );
  return null;
}

function Fields() {
  const t = useApplyText();
  const say = useSay();
  const types = useList('types', () => askList<TypeRow>('businessTypes'));
  return (
    <>
      <Group title={t('business.who')}>
        <ChoiceField
          name="businessType"
          label={say(fields.businessEntity.label)}
          options={types.rows.map(({ code, label }) => ({ value: code, label }))}
          waitsFor={types.isHere || types.hasFailed ? 0 : KINDS}
        />
        {types.hasFailed && (
          <button type="button" className="s-plain-button" onClick={types.retry}>
            {t('field.retryList')}
          </button>
        )}
        <TextField
          name="registeredBusinessName"
          field={fields.name}
          maxLength={fields.name.max}
          autoComplete="organization"
          hint={t('business.nameHint')}
        />
        <TextField
          name="businessTin"
          field={fields.tinNumber}
          inputMode="numeric"
          maxLength={fields.tinNumber.max}
          tidy={(typed) => readTin(typed, tinRule())}
          hint={t(tinRule().branchOfFive ? 'business.tinHintOfFive' : 'business.tinHint')}
        />
        <RegistrationField />
      </Group>
      <Group title={t('business.where')} hint={t('business.whereHint')}>
        <AddressFields name="address" />
      </Group>
      <Group title={t('business.wishes')}>
        <ChoiceField
          name="handlingTransactions"
          label={t('business.handling')}
          options={[
            { value: 'STORE_EMPLOYEE', label: t('business.STORE_EMPLOYEE') },
            { value: 'HC_SALES_AGENT', label: t('business.HC_SALES_AGENT') },
          ]}
        />
        <div className="a-options">
          <TickField
            name="shoppingmallPh"
            label={t('business.shoppingmallPh')}
            hint={t('business.shoppingmallPhHint')}
          />
          <TickField
            name="homeCreditDigitalPayments"
            label={t('business.digitalPayments')}
            hint={t('business.digitalPaymentsHint')}
          />
        </div>
      </Group>
    </>
  );
}

/** What the business is, where it is registered, and what it wants to take part in. */
export default function BusinessStep() {
  const t = useApplyText();
  const application = useApplication();
  useDraft(application);
  const section = useSectionForm({
    application,
    step: STEP,
    values: businessOf(application),
    write: (values) => setBusiness(application, values),
    problems: stepProblems(application, STEP),
  });
  return (
    <StepForm step={STEP} section={section} lead={t('business.lead')}>
      <Fields />
    </StepForm>
  );
}
