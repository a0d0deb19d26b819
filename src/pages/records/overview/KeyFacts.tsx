import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ApplicationSummary } from '#contract/shapes/applicationShapes.ts';
import { formatMobile } from '#domain/formats/mobile.ts';
import { pathOf } from '#domain/pages.ts';
import { LookupText } from '../../../components/admin/LookupText.tsx';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { type Fact, Facts } from '../../../components/ui/Facts.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { DateText, TinText } from '../../../components/ui/texts.tsx';

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

/** The facts that a reader looks for first; registration numbers only where there are some. */
export const KeyFacts = () => {
  const translate = useTranslate();
  const { summary, kind } = useRecordShell();
  if (!summary) return <Skeleton variant="rounded" height={180} />;
  const fact = (key: string, value: Fact['value']): Fact => ({ label: translate(`records.${key}`), value });
  const given = (key: string, value: string | null): Fact[] => (value ? [fact(key, value)] : []);
  const facts: Fact[] = [
    ...(kind === 'merchant' ? [fact('facts.ofPartner', <PartnerLink summary={summary} />)] : []),
    fact('facts.tinNumber', <TinText tin={summary.tinNumber} />),
    fact('facts.businessEntity', <LookupText list="businessEntity" code={summary.businessEntity} />),
    ...given('facts.dtiRegistrationNumber', summary.dtiRegistrationNumber),
    ...given('facts.secRegistrationNumber', summary.secRegistrationNumber),
    fact('facts.dateApplied', <DateText value={summary.dateApplied} withTime />),
    fact('facts.appliedBy', summary.appliedBy),
    fact('facts.mobile', summary.mobile && formatMobile(summary.mobile)),
    fact('facts.email', summary.email && <Mail address={summary.email} />),
    ...given('facts.registrationCode', summary.registrationCode),
    fact('facts.updated', <DateText value={summary.dtimeUpdated} withTime />),
  ];
  return (
    <Panel title={translate('records.facts.title')}>
      <Facts facts={facts} />
    </Panel>
  );
};
