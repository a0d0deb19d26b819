import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import type { ImportJob, ImportRow } from '#contract/shapes/importShapes.ts';
import { rowState } from '#domain/importJobs/importStatus.ts';
import { countText } from '../../../ui/numberTexts.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { Answered } from '../../Answered.tsx';
import { SaveFileButton } from '../../SaveFileButton.tsx';
import { useLanguage } from '../../useLanguage.ts';
import { useSukiDataProvider } from '../../useSukiDataProvider.ts';
import { useImportRows } from './useImportRows.ts';

const Row = ({ one, columns, warns }: { one: ImportRow; columns: ImportJob['columns']; warns: boolean }) => {
  const language = useLanguage();
  const { label, tone } = rowState[one.state];
  return (
    <TableRow>
      <TableCell sx={{ fontVariantNumeric: 'tabular-nums' }}>{one.row}</TableCell>
      <TableCell>
        <StatusChip label={label[language]} tone={tone} />
      </TableCell>
      {columns.map(({ index, field }) => {
        const before = one.changes.find((change) => change.field === field)?.before;
        return (
          <TableCell key={index} sx={{ whiteSpace: 'nowrap' }}>
            {before && (
              <Box component="del" sx={{ display: 'block', color: 'text.secondary' }}>
                {before}
              </Box>
            )}
            {one.cells[index]?.text}
          </TableCell>
        );
      })}
      {warns && <TableCell>{one.problems.map(({ message }) => message).join(' ')}</TableCell>}
    </TableRow>
  );
};

const Sheet = ({ job, rows }: { job: ImportJob; rows: readonly ImportRow[] }) => {
  const translate = useTranslate();
  const columns = job.columns.filter(({ field }) => field !== null);
  const warns = rows.some(({ problems }) => problems.length > 0);
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={translate('imports.grid.name')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate('imports.confirm.head.row')}</TableCell>
            <TableCell>{translate('imports.grid.state')}</TableCell>
            {columns.map(({ index, header }) => (
              <TableCell key={index} sx={{ whiteSpace: 'nowrap' }}>
                {header}
              </TableCell>
            ))}
            {warns && <TableCell>{translate('imports.confirm.warning')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((one) => (
            <Row key={one.row} one={one} columns={columns} warns={warns} />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};

/** The rows of an import that its second person looks at, as they would be written; to be read only. */
export const ImportRows = ({ importId }: { importId: string }) => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const query = useImportRows(importId);
  const { data, total, isFetching, fetchMore } = query;
  const note = translate('imports.confirm.rowsNote', {
    smart_count: total,
    count: countText(total),
  });
  return (
    <Panel title={translate('imports.confirm.rows')} note={data ? note : undefined}>
      <Stack spacing={1.5}>
        <Answered query={query}>
          {({ job, rows }) => (
            <>
              <Sheet job={job} rows={rows} />
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                <SaveFileButton
                  label={translate('imports.confirm.download')}
                  variant="outlined"
                  fetchFile={() => provider.downloadImportRows(importId)}
                />
                {rows.length < total && (
                  <Button size="small" variant="outlined" loading={isFetching} onClick={fetchMore}>
                    {translate('imports.confirm.moreRows')}
                  </Button>
                )}
              </Box>
            </>
          )}
        </Answered>
      </Stack>
    </Panel>
  );
};
