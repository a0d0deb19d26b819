import Box from '@mui/material/Box';
import { useGetList, useTranslate } from 'react-admin';
import type { AuditEntry } from '#contract/audit.ts';
import { readableChanges, tellingKey } from '../../components/admin/audit/readable.ts';
import { useFieldLabel } from '../../components/admin/audit/useFieldLabel.ts';
import { Ago } from '../../components/shell/Ago.tsx';
import { pathOf } from '../../providers/paths.ts';
import { Block, BlockRow, BlockRows } from './Block.tsx';

const QUERY = {
  pagination: { page: 1, perPage: 6 },
  sort: { field: 'id', order: 'DESC' as const },
  filter: { operation: ['INSERT', 'UPDATE', 'DELETE'] },
};

const What = ({ entry }: { entry: AuditEntry }) => {
  const translate = useTranslate();
  const { fieldLabel, targetLabel } = useFieldLabel();
  const telling = tellingKey(entry);
  const fields = telling
    ? translate(`resources.audit.${telling}`)
    : readableChanges(entry)
        .map(({ field }) => fieldLabel(field))
        .join(', ');
  return (
    <>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <strong>{entry.actor ?? translate('dashboard.system')}</strong>{' '}
        {translate(`dashboard.operation.${entry.operation}`)}: {targetLabel(entry.target)} #{entry.targetKey}
      </Box>
      {fields && <Box sx={oneLine}>{fields}</Box>}
    </>
  );
};

const oneLine = {
  color: 'text.secondary',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** The latest entries of the audit trail. */
export const RecentChanges = () => {
  const translate = useTranslate();
  const { data = [], isPending, error } = useGetList<AuditEntry>('audit', QUERY);
  const nothing = data.length === 0 ? translate('dashboard.noChanges') : null;
  return (
    <Block
      title={translate('dashboard.changes')}
      to={pathOf('audit', 'list')}
      isLoading={isPending}
      empty={error && data.length === 0 ? translate('errors.server') : nothing}
    >
      <BlockRows>
        {data.map((entry) => (
          <BlockRow key={entry.id} aside={<Ago at={entry.at} />}>
            <What entry={entry} />
          </BlockRow>
        ))}
      </BlockRows>
    </Block>
  );
};
