import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ApplicationSummary } from '#contract/shapes/applicationShapes.ts';
import { contactDetailFields } from '#domain/fields/contactPerson.ts';
import { registrationFields } from '#domain/fields/registration.ts';
import { pathOf } from '#domain/pages.ts';
import { LookupText } from '../../../components/admin/LookupText.tsx';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { whoText } from '../../../components/admin/records/whoText.ts';
import { Ago } from '../../../components/shell/Ago.tsx';
import { CopiedText } from '../../../components/ui/clipboard/CopiedText.tsx';
import { type Fact, Facts } from '../../../components/ui/Facts.tsx';
import { Fields } from '../../../components/ui/fields/Fields.tsx';
import { TextField } from '../../../components/ui/fields/TextField.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';

const PartnerLink = ({ summary: { partnerId, partnerName } }: { summary: ApplicationSummary }) => (
  <Link component={RouterLink} to={pathOf('recordOverview', { type: 'partners', id: partnerId })}>
    {partnerName}
  </Link>
);

/** A long address breaks before its @ first. */
const Mail = ({ address }: { address: string }) => {
  const at = address.lastIndexOf('@');
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
};

/** What the summary of a record has of the dictionary, by the summary's own names. */
const keyFields = { ...registrationFields, mobile: contactDetailFields.mobileNumber };

/** The facts that a reader looks for first; registration numbers only where there are some. */
export const KeyFacts = () => {
  const translate = useTranslate();
  const { summary, kind } = useRecordShell();
  if (!summary) return <Skeleton variant="rounded" height={180} />;
  const fact = (key: string, value: Fact['value']): Fact => ({ label: translate(`records.${key}`), value });
  const { registrationCode } = summary;
  const given = (key: 'dtiRegistrationNumber' | 'secRegistrationNumber'): Fact[] =>
    summary[key] ? [fact(`facts.${key}`, <TextField source={key} />)] : [];
  const facts: Fact[] = [
    ...(kind === 'merchant' ? [fact('facts.ofPartner', <PartnerLink summary={summary} />)] : []),
    fact('facts.tinNumber', <TextField source="tinNumber" />),
    fact('facts.businessEntity', <LookupText list="businessEntity" code={summary.businessEntity} />),
    ...given('dtiRegistrationNumber'),
    ...given('secRegistrationNumber'),
    fact('facts.dateApplied', summary.dateApplied && <Ago at={summary.dateApplied} />),
    fact('facts.appliedBy', summary.appliedBy && whoText(summary.appliedBy, translate)),
    fact('facts.mobile', <TextField source="mobile" />),
    fact('facts.email', summary.email && <Mail address={summary.email} />),
    ...(registrationCode
      ? [
          fact(
            'facts.registrationCode',
            <CopiedText copy={registrationCode} label={translate('records.facts.registrationCode')}>
              {registrationCode}
            </CopiedText>,
          ),
        ]
      : []),
    fact('facts.updated', <Ago at={summary.dtimeUpdated} />),
  ];
  return (
    <Panel title={translate('records.facts.title')}>
      <Fields of={keyFields} record={summary}>
        <Facts facts={facts} />
      </Fields>
    </Panel>
  );
};
