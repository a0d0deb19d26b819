import { useTranslate } from 'react-admin';
import type { OwedCertificateRow } from '#contract/finance/owedCertificates.ts';
import { OWED_STATES, owedState } from '#domain/settlement/certificates/owedState.ts';
import type { FilterDef } from '../../../components/admin/list/filters/filterDefs.ts';
import { ListPage } from '../../../components/admin/list/ListPage.tsx';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { CertificateTabs } from '../CertificateTabs.tsx';
import { useQuarterName } from '../certificateTexts.tsx';
import { useQuarters } from '../useQuarters.ts';
import { OwedSums } from './OwedSums.tsx';
import { owedColumns } from './owedColumns.tsx';
import { owedPath } from './owedPaths.ts';

const F = 'certificates.owed.field';

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
    {
      kind: 'choices',
      field: 'state',
      label: `${F}.state`,
      options: OWED_STATES.map((value) => ({ value, label: owedState[value].label[language] })),
    },
  ];
};

/** Form 2307 that is owed to us: what each payee withheld of our commission in a quarter, and what is missing of it. */
export const OwedListPage = () => (
  <ListPage<OwedCertificateRow>
    resource="owed-certificates"
    title={useTranslate()('shell.page.owedCertificates')}
    intro="certificates.owed.intro"
    tabs={{ show: <CertificateTabs current="owed" /> }}
    notice={<OwedSums />}
    columns={owedColumns}
    filters={useFilters()}
    search="certificates.owed.search"
    pathOfRow={owedPath}
    exports="owed-certificates"
    emptyHint="certificates.owed.empty"
  />
);
