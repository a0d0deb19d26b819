import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { AUDIT_OPERATIONS, type AuditEntry } from '#contract/audit.ts';
import { EntryChanges } from '../../components/admin/audit/EntryChanges.tsx';
import { useFieldLabel } from '../../components/admin/audit/useFieldLabel.ts';
import type { FilterDef } from '../../components/admin/list/filterDefs.ts';
import { ListPage } from '../../components/admin/list/ListPage.tsx';
import type { SukiDataProvider } from '../../providers/dataProvider.ts';
import { auditColumns } from './auditColumns.tsx';

const T = 'resources.audit';
const HOUR_MS = 3_600_000;

/** The tables that have entries; while they are not known the filter offers none. */
const useTargets = () => {
  const dataProvider = useDataProvider<SukiDataProvider>();
  const { data = [] } = useQuery({
    queryKey: ['auditTargets'],
    queryFn: () => dataProvider.listAuditTargets(),
    staleTime: HOUR_MS,
  });
  return data;
};

const useFilters = (): readonly FilterDef[] => {
  const { targetLabel } = useFieldLabel();
  const targets = useTargets();
  return useMemo(
    () => [
      {
        kind: 'choices',
        field: 'operation',
        label: `${T}.fields.operation`,
        options: AUDIT_OPERATIONS.map((value) => ({ value, label: `${T}.operation.${value}` })),
      },
      {
        kind: 'choices',
        field: 'target',
        label: `${T}.fields.target`,
        options: targets.map(({ code }) => ({ value: code, label: targetLabel(code) })),
      },
      { kind: 'exact', field: 'targetKey', label: `${T}.fields.targetKey` },
      { kind: 'days', field: 'at', label: `${T}.fields.at` },
    ],
    [targets, targetLabel],
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
      detail={(entry) => <EntryChanges entry={entry} />}
    />
  );
};
