import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ImportJob } from '#contract/shapes/importShapes.ts';
import { rowState } from '#domain/importJobs/importStatus.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { countText } from '../../../components/ui/numberTexts.ts';
import { StatusChip } from '../../../components/ui/StatusChip.tsx';
import { rowsKey } from '../shared/importKeys.ts';

/** Names that are said here; the sheet below has them all. */
const NAMED = 8;

interface Props {
  job: ImportJob;
  state: 'reversed' | 'editedSince' | 'refused';
  onShow: () => void;
}

/** What became of rows when the import was taken back: how many, and the first of them by name. */
export const Bucket = ({ job, state, onShow }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  const provider = useSukiDataProvider();
  const count = job.counts[state];
  const { data } = useQuery({
    queryKey: [...rowsKey(job.id), 'bucket', state, count],
    queryFn: () => provider.listImportRows(job.id, { only: state, limit: NAMED }),
    enabled: count > 0,
  });
  if (count === 0) return null;
  const { label, tone } = rowState[state];
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <StatusChip label={label[language]} tone={tone} />
        <Typography variant="subtitle2" component="h3">
          {translate('imports.rows', { smart_count: count, count: countText(count) })}
        </Typography>
        <Button size="small" onClick={onShow}>
          {translate('imports.report.show')}
        </Button>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {data?.list.map(({ row, name, link }, at) => (
          <span key={row}>
            {at > 0 && ', '}
            {link ? (
              <Link component={RouterLink} to={link}>
                {name ?? row}
              </Link>
            ) : (
              (name ?? row)
            )}
          </span>
        ))}
        {count > NAMED && data && (
          <> {translate('imports.report.more', { count: countText(count - NAMED) })}</>
        )}
      </Typography>
    </Box>
  );
};
