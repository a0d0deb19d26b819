import { bankOf, businessOf, setPart } from '../draft/application.ts';
import { stepProblems } from '../draft/sections.ts';
import { AccountFields } from '../fields/AccountFields.tsx';
import { Group, Under } from '../fields/Group.tsx';
import { PersonFields } from '../fields/PersonFields.tsx';
import { useApplication, useDraft } from '../parts/applicationContext.ts';
import { namesOf } from '../parts/namesOf.ts';
import { StepForm } from '../parts/StepFrame.tsx';
import { useApplyText } from '../parts/useApplyText.ts';
import { useSectionForm } from '../parts/useSectionForm.ts';

const STEP = 'bank-information';

/** Who signs for the business, and where it is paid. */
export default function BankStep() {
  const t = useApplyText();
  const application = useApplication();
  useDraft(application);
  const values = bankOf(application);
  const section = useSectionForm({
    application,
    step: STEP,
    values,
    write: (bank) => setPart(application, 'bank', bank),
    problems: stepProblems(application, STEP),
  });
  return (
    <StepForm step={STEP} section={section}>
      <Group title={t('bank.signatory')} hint={t('bank.signatoryHint')}>
        <Under path="authorizedSignatory">
          <PersonFields />
        </Under>
      </Group>
      <Group title={t('bank.account')} hint={t('bank.accountHint')}>
        <AccountFields name="bankInformation" names={namesOf(businessOf(application), values)} />
      </Group>
    </StepForm>
  );
}
