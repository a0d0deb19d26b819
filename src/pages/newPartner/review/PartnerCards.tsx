import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { partnerFields } from '#domain/fields/partner.ts';
import { textOrNull } from '#domain/formats/textOrNull.ts';
import { mdrType } from '#domain/records/mdrRates.ts';
import type { Values } from '../../../components/admin/form/formSpec.tsx';
import { useFieldLabel } from '../../../components/admin/records/useFieldLabel.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { Facts } from '../../../components/ui/Facts.tsx';
import { FieldFacts } from '../../../components/ui/fields/FieldFacts.tsx';
import { Fields } from '../../../components/ui/fields/Fields.tsx';
import { percentText } from '../../../components/ui/numberTexts.ts';
import { SummaryCard } from '../../../components/ui/wizard/SummaryCard.tsx';
import {
  filingOfPartner,
  registrationOfPartner,
  servicesOfPartner,
} from '../../records/sections/PartnerFacts.tsx';
import { AccountText, BranchOfBank } from '../summary/bankTexts.tsx';
import { PersonText, PlaceText, StaffName } from '../summary/texts.tsx';
import type { StepName } from '../wizard/steps.ts';
import { useWizard } from '../wizard/useWizard.ts';

const rows = (value: unknown): Values[] => (Array.isArray(value) ? value : []);

/** How a part of the answers is led back to. */
const useChange = (step: StepName) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathTo } = useWizard();
  return {
    href: pathTo(step),
    changeLabel: translate('wizard.review.change'),
    onGo: (href: string) => void navigate(href),
  };
};

/** The business, and whom to speak to. */
export const BusinessCards = () => {
  const translate = useTranslate();
  const change = useChange('businessDetails');
  const { business } = useWizard().answers;
  const people = rows(business.contactPersons);
  return (
    <Fields of={partnerFields} record={business}>
      <SummaryCard title={translate('sections.registration')} {...change}>
        <FieldFacts>{registrationOfPartner(<PlaceText address={business.address} />)}</FieldFacts>
      </SummaryCard>
      <SummaryCard title={translate('sections.services')} {...change}>
        <FieldFacts>{servicesOfPartner}</FieldFacts>
      </SummaryCard>
      <SummaryCard title={translate('sections.filing')} {...change}>
        <FieldFacts>{filingOfPartner(<StaffName code={textOrNull(business.accountOwnerCode)} />)}</FieldFacts>
      </SummaryCard>
      <SummaryCard title={translate('sections.field.contactPersons')} {...change}>
        {people.length === 0 ? (
          translate('wizard.review.noContacts')
        ) : (
          <Facts
            facts={people.map((person, at) => ({
              label: `${translate(`sections.role.${person.role}`)} (${at + 1})`,
              value: <PersonText person={person} />,
            }))}
          />
        )}
      </SummaryCard>
    </Fields>
  );
};

/** The account, who signs for it, and the rates. */
export const BankCard = () => {
  const translate = useTranslate();
  const labelOf = useFieldLabel();
  const language = useLanguage();
  const change = useChange('bankInformation');
  const { bank } = useWizard().answers;
  const rates = rows(bank.mdrRates).filter(({ mdrRate }) => textOrNull(mdrRate) !== null);
  return (
    <Stack spacing={2.5}>
      <SummaryCard title={translate('sections.field.bankDetails')} {...change}>
        <Facts
          facts={[
            { label: labelOf('bankDetails'), value: <AccountText account={bank.bankDetails} /> },
            { label: labelOf('bankBranchId'), value: <BranchOfBank account={bank.bankDetails} /> },
            {
              label: translate('sections.role.AUTHORIZED_SIGNATORY'),
              value: <PersonText person={bank.authorizedSignatory} />,
            },
          ]}
        />
      </SummaryCard>
      <SummaryCard title={translate('wizard.review.rates')} {...change}>
        {rates.length === 0 ? (
          translate('wizard.review.noRates')
        ) : (
          <Facts
            facts={rates.map(({ type, mdrRate }) => ({
              label: mdrType[type as keyof typeof mdrType][language],
              value: percentText(String(mdrRate), 3),
            }))}
          />
        )}
      </SummaryCard>
    </Stack>
  );
};
