import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { AUDIT_OPERATIONS, type AuditEntry } from '#contract/audit.ts';
import { AUDIT_TARGETS } from '#domain/audit/auditTargets.ts';
import { wordOf } from '#domain/audit/words.ts';
import type { FilterDef } from '../../components/admin/list/filters/filterDefs.ts';
import { ListPage } from '../../components/admin/list/ListPage.tsx';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { auditColumns } from './auditColumns.tsx';
import { EntryDetail } from './EntryDetail.tsx';

const T = 'resources.audit';
const HOUR_MS = 3_600_000;

/** Offered until it is known which ones have entries. */
const KNOWN_TARGETS: { code: string }[] = Object.keys(AUDIT_TARGETS).map((code) => ({ code }));

/** What there are entries about. */
const useTargets = () => {
  const dataProvider = useSukiDataProvider();
  const { data = KNOWN_TARGETS } = useQuery<{ code: string }[]>({
    queryKey: ['auditTargets'],
    queryFn: () => dataProvider.listAuditTargets(),
    staleTime: HOUR_MS,
  });
  return data;
};

const useFilters = (): readonly FilterDef[] => {
  const language = useLanguage();
  const targets = useTargets();
  return useMemo(
    () => [
      {
        kind: 'choices',
        field: 'operation',
        label: `${T}.fields.operation`,
        options: AUDIT_OPERATIONS.map((value) => ({ value, label: wordOf('operation', value, language) })),
      },
      {
        kind: 'choices',
        field: 'target',
        label: `${T}.fields.target`,
        options: targets.map(({ code }) => ({ value: code, label: wordOf('target', code, language) })),
      },
      { kind: 'exact', field: 'targetKey', label: `${T}.fields.targetKey` },
      { kind: 'days', field: 'at', label: `${T}.fields.at` },
    ],
    [targets, language],
  );
};

/** The audit trail: who changed what and when, each entry folding out to its fields. */
export const AuditPage = () => {
  const translate = useTranslate();
  const filters = useFilters();
  return (
    <ListPage<AuditEntry>
      resource="audit"
      title={translate(`${T}.name`, { smart_count: 2 })}
      intro={`${T}.intro`}
      columns={auditColumns}
      filters={filters}
      search={`${T}.search`}
      exports="audit"
      detail={(entry) => <EntryDetail entry={entry} />}
    />
  );
};
