import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { ImportJob, ImportRow } from '#contract/shapes/importShapes.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { countText } from '../../../components/ui/numberTexts.ts';
import { rowsKey } from '../shared/importKeys.ts';

/** So many are named. */
const FEW = 3;

const nameOf = ({ kind }: ImportJob) =>
  kind === 'partner'
    ? ({ word: 'partner', field: 'partnerName' } as const)
    : ({ word: 'merchant', field: 'merchantName' } as const);

const Renamed = ({ row, field }: { row: ImportRow; field: string }) => {
  const change = row.changes.find((one) => one.field === field);
  return (
    <li>
      <del>{change?.before}</del> → <strong>{change?.after}</strong>
    </li>
  );
};

/** Names the active records that an import would rename, from what to what: the first few, and how many more. */
export const Renames = ({ job }: { job: ImportJob }) => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const rows = job.matters?.name ?? 0;
  const { word, field } = nameOf(job);
  const { data } = useQuery({
    queryKey: [...rowsKey(job.id), 'renames', job.version],
    queryFn: () => provider.listImportRows(job.id, { only: 'matters', code: 'renames', field, limit: FEW }),
    enabled: rows > 0,
  });
  if (rows === 0) return null;
  const shown = data?.list ?? [];
  const rest = rows - shown.length;
  return (
    <Alert severity="warning">
      {translate(`imports.write.renames.${word}`, { smart_count: rows, count: countText(rows) })}
      {shown.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
          {shown.map((row) => (
            <Renamed key={row.row} row={row} field={field} />
          ))}
          {rest > 0 && (
            <li>{translate('imports.write.renames.more', { smart_count: rest, count: countText(rest) })}</li>
          )}
        </Box>
      )}
    </Alert>
  );
};
