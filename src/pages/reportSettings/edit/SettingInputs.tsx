import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { bir2307Fields, settingVersionFields } from '#domain/fields/reportSetting.ts';
import { VAT_CLASSES, vatClass } from '#domain/receipts/receiptAmounts.ts';
import { RECEIPT_TITLES, receiptTitle } from '#domain/receipts/receiptStatus.ts';
import { ewtBaseLabel } from '#domain/settlement/settings/computation.ts';
import type { ValueSetting } from '#domain/settlement/settings/settingKinds.ts';
import { EWT_BASES } from '#domain/settlement/settleLine.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { BooleanInput } from '../../../components/ui/fields/BooleanInput.tsx';
import { Fields } from '../../../components/ui/fields/Fields.tsx';
import { SelectInput } from '../../../components/ui/fields/SelectInput.tsx';
import { TextInput } from '../../../components/ui/fields/TextInput.tsx';
import { TinInput } from '../../../components/ui/fields/TinInput.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { SETTING_FIELDS } from '../settingFacts.ts';
import { FormulaInput } from './FormulaInput.tsx';
import { SignatureInput } from './SignatureInput.tsx';

const Computation = () => {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <>
      <Panel title={translate('reportSettings.part.commission')}>
        <Stack spacing={2}>
          <TextInput source="commission" help={translate('reportSettings.commissionHelp')} />
          <BooleanInput source="mdrIsVatInclusive" />
          <TextInput source="taxOnCommission" />
          <TextInput source="withholdingTaxRate" />
          <SelectInput
            source="ewtBase"
            options={EWT_BASES.map((value) => ({ value, label: ewtBaseLabel[value][language] }))}
          />
        </Stack>
      </Panel>
      <Panel title={translate('reportSettings.part.nets')}>
        <Stack spacing={2}>
          <FormulaInput source="nonTWANetSettlement" />
          <FormulaInput source="twaNetSettlement" />
        </Stack>
      </Panel>
      <Panel title={translate('reportSettings.part.limits')}>
        <Stack spacing={2}>
          <TextInput source="refundLimit" />
          <TextInput source="refundDays" />
          <TextInput source="storePaymentLimit" help={translate('reportSettings.storeLimitHelp')} />
          <TextInput source="segmentLimits" help={translate('reportSettings.segmentLimitsHelp')} />
          <TextInput source="exemptionThreshold" />
        </Stack>
      </Panel>
    </>
  );
};

const DisbursementReport = () => (
  <Panel title={useTranslate()('reportSettings.part.report')}>
    <TextInput source="bankAccountName" />
  </Panel>
);

const Bir2307 = () => {
  const translate = useTranslate();
  return (
    <>
      <Panel title={translate('reportSettings.part.payor')}>
        <Stack spacing={2}>
          <TextInput source="payorName" />
          <TinInput source="payorTin" />
          <TextInput source="payorAddress" />
          <TextInput source="payorPostalCode" />
        </Stack>
      </Panel>
      <Panel title={translate('reportSettings.part.signatory')}>
        <Stack spacing={2}>
          <TextInput source="signatoryName" />
          <TinInput source="signatoryTin" />
          <TextInput source="signatoryPosition" />
          <Fields of={bir2307Fields}>
            <SignatureInput source="signatureFileId" />
          </Fields>
        </Stack>
      </Panel>
    </>
  );
};

const OfficialReceipt = () => {
  const translate = useTranslate();
  const language = useLanguage();
  const vat = VAT_CLASSES.map((value) => ({ value, label: vatClass[value][language] }));
  return (
    <Panel title={translate('reportSettings.part.receipts')}>
      <Stack spacing={2}>
        <SelectInput
          source="title"
          options={RECEIPT_TITLES.map((value) => ({ value, label: receiptTitle[value][language] }))}
        />
        <SelectInput source="collections" options={vat} />
        <SelectInput source="individual" options={vat} />
        <SelectInput source="profitSharing" options={vat} />
        <SelectInput source="subsidyCollection" options={vat} />
      </Stack>
    </Panel>
  );
};

const INPUTS = {
  COMPUTATION: Computation,
  DISBURSEMENT_REPORT: DisbursementReport,
  BIR2307: Bir2307,
  OFFICIAL_RECEIPT: OfficialReceipt,
} as const;

/** The fields of a setting, and the day from which they hold. */
export const SettingInputs = ({ kind }: { kind: ValueSetting }) => {
  const translate = useTranslate();
  const Inputs = INPUTS[kind];
  return (
    <>
      <Panel title={translate('reportSettings.part.day')}>
        <Fields of={settingVersionFields}>
          <TextInput source="fromDay" help={translate('reportSettings.fromHelp')} />
        </Fields>
      </Panel>
      <Fields of={SETTING_FIELDS[kind]}>
        <Inputs />
      </Fields>
    </>
  );
};
