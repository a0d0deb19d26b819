import type { CertificateListed } from '#contract/finance/certificates.ts';
import { CERTIFICATE_STATES, certificateState } from '#domain/settlement/certificates/certificate.ts';
import type { FilterDef } from '../../components/admin/list/filters/filterDefs.ts';
import { ListPage } from '../../components/admin/list/ListPage.tsx';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { useMenuLabel } from '../../components/shell/menuTable.ts';
import { useUser } from '../../components/shell/useUser.ts';
import { CertificateTabs } from './CertificateTabs.tsx';
import { certificateColumns } from './certificateColumns.tsx';
import { useQuarterName } from './certificateTexts.tsx';
import { QuarterPanel } from './QuarterPanel.tsx';
import { useQuarters } from './useQuarters.ts';

const F = 'certificates.field';
const ZIP = { label: 'certificates.zip.label', note: 'certificates.zip.note' };

const useFilters = (): readonly FilterDef[] => {
  const language = useLanguage();
  const nameOf = useQuarterName();
  const { data: quarters = [] } = useQuarters();
  return [
    {
      kind: 'choices',
      field: 'quarter',
      label: `${F}.quarter`,
      options: quarters.map(({ quarter }) => ({ value: quarter, label: nameOf(quarter) })),
    },
    { kind: 'text', field: 'payeeName', label: `${F}.payeeName` },
    { kind: 'text', field: 'payeeTin', label: `${F}.payeeTin` },
    {
      kind: 'choices',
      field: 'state',
      label: `${F}.state`,
      options: CERTIFICATE_STATES.map((value) => ({ value, label: certificateState[value].label[language] })),
    },
    {
      kind: 'flag',
      field: 'isTaken',
      label: `${F}.dtimeTaken`,
      yes: 'certificates.taken',
      no: 'certificates.notTaken',
    },
    {
      kind: 'flag',
      field: 'isMailFailed',
      label: `${F}.dtimeMailFailed`,
      yes: 'certificates.mailFailed',
      no: 'certificates.mailNotFailed',
    },
  ];
};

/** Form 2307: to staff how a quarter stands and every certificate, to payees their own. */
export const CertificateListPage = () => {
  const isStaff = useUser().type === 'INTERNAL';
  return (
    <ListPage<CertificateListed>
      resource="certificates"
      title={useMenuLabel('certificates')}
      intro={isStaff ? 'certificates.intro' : 'certificates.ownIntro'}
      {...(isStaff && { tabs: { show: <CertificateTabs current="given" /> } })}
      notice={isStaff && <QuarterPanel />}
      columns={certificateColumns}
      filters={useFilters()}
      exports="certificates"
      papers={ZIP}
      emptyHint="certificates.empty"
    />
  );
};
