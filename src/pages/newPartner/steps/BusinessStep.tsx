import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { PartnerInputs } from '../../records/sections/PartnerInputs.tsx';
import { PeopleRows } from '../../records/sections/PeopleRows.tsx';
import { StepForm } from '../wizard/StepForm.tsx';
import { useStepChecks } from '../wizard/useStepChecks.ts';
import { useWizard } from '../wizard/useWizard.ts';

/** Asks what the new partner is as a business, and whom to speak to. */
export const BusinessStep = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { answers, change, pathTo } = useWizard();
  const problemsOf = useStepChecks('businessDetails');
  return (
    <StepForm
      values={answers.business}
      problemsOf={problemsOf}
      onChange={(business) => change((all) => ({ ...all, business }))}
      onNext={() => navigate(pathTo('bankInformation'))}
    >
      <PartnerInputs isExternal={false} />
      <div>
        <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 600 }}>
          {translate('sections.field.contactPersons')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {translate('wizard.contactsNote')}
        </Typography>
      </div>
      <PeopleRows name="contactPersons" least={0} />
    </StepForm>
  );
};
