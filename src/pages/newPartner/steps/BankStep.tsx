import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { MDR_TYPES, mdrType } from '#domain/records/mdrRates.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { FieldGrid } from '../../../components/ui/FieldGrid.tsx';
import { FormText } from '../../../components/ui/fields/formFields.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { AccountInputs } from '../../records/sections/bank/AccountInputs.tsx';
import { StepForm } from '../wizard/StepForm.tsx';
import { useStepChecks } from '../wizard/useStepChecks.ts';
import { useWizard } from '../wizard/useWizard.ts';

/** The rates that were agreed; each may be left out and asked for later. */
const Rates = () => {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Panel title={translate('records.page.mdrRates')} note={translate('wizard.ratesNote')}>
      <FieldGrid columns={3}>
        {MDR_TYPES.map((type, at) => (
          <FormText
            key={type}
            name={`mdrRates.${at}.mdrRate`}
            label={mdrType[type][language]}
            inputMode="decimal"
            maxLength={7}
            end="%"
            optional
          />
        ))}
      </FieldGrid>
    </Panel>
  );
};

/** Asks for the account that the new partner is paid to, who signs for it, and the rates. */
export const BankStep = () => {
  const navigate = useNavigate();
  const { answers, change, pathTo } = useWizard();
  const problemsOf = useStepChecks('bankInformation');
  return (
    <StepForm
      values={answers.bank}
      problemsOf={problemsOf}
      onChange={(bank) => change((all) => ({ ...all, bank }))}
      onNext={() => navigate(pathTo('merchant'))}
    >
      <AccountInputs />
      <Rates />
    </StepForm>
  );
};
