import Box from '@mui/material/Box';
import { useGetList, useTranslate } from 'react-admin';
import type { AuditEntry } from '#contract/audit.ts';
import { fieldName } from '#domain/audit/fields.ts';
import { wordOf } from '#domain/audit/words.ts';
import { RecordName } from '../../components/admin/audit/RecordName.tsx';
import { tellingKey } from '../../components/admin/audit/tellingKey.ts';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { Ago } from '../../components/shell/Ago.tsx';
import { resourcePath } from '../../providers/paths.ts';
import { Block, BlockRow, BlockRows } from './Block.tsx';

const QUERY = {
  pagination: { page: 1, perPage: 6 },
  sort: { field: 'id', order: 'DESC' as const },
  filter: { operation: ['INSERT', 'UPDATE', 'DELETE'] },
};

const What = ({ entry }: { entry: AuditEntry }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const telling = tellingKey(entry);
  const fields = telling
    ? translate(`resources.audit.${telling}`)
    : entry.changes.map(({ field }) => fieldName(field, language)).join(', ');
  return (
    <>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <strong>{entry.actor ?? translate('dashboard.system')}</strong>{' '}
        {translate(`dashboard.operation.${entry.operation}`)}: {wordOf('target', entry.target, language)}{' '}
        <RecordName entry={entry} />
      </Box>
      {fields && <Box sx={oneLine}>{fields}</Box>}
    </>
  );
};

const When = ({ at }: { at: string }) => (
  <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
    <Ago at={at} />
  </Box>
);

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
      to={resourcePath('audit', 'list')}
      isLoading={isPending}
      empty={error && data.length === 0 ? translate('errors.server') : nothing}
    >
      <BlockRows>
        {data.map((entry) => (
          <BlockRow key={entry.id} aside={<When at={entry.at} />}>
            <What entry={entry} />
          </BlockRow>
        ))}
      </BlockRows>
    </Block>
  );
};
