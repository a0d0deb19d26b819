import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Option } from '../../../ui/useOptions.ts';
import type { Point } from './points.ts';
import { useSectionWords } from './useWords.ts';

interface Props {
  points: readonly Point[];
  stores: readonly Option[];
  reason: string;
}

/** What the applicant will read, as it is written. */
export const RemarksPreview = ({ points, stores, reason }: Props) => {
  const translate = useTranslate();
  const words = useSectionWords();
  const written = points.filter(({ message }) => message.trim());
  if (written.length === 0 && !reason.trim()) return null;
  const whereOf = ({ merchantId, section, field }: Point) =>
    [
      stores.find(({ value }) => value === merchantId)?.label,
      words.section(section),
      field && words.field(section, field),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <Alert
      severity="warning"
      role="region"
      aria-label={translate('review.remark.preview')}
      sx={{ alignItems: 'flex-start' }}
    >
      <AlertTitle>{translate('review.remark.preview')}</AlertTitle>
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{reason.trim()}</Box>
      <Box component="ul" sx={{ m: 0, pl: 2.25, overflowWrap: 'anywhere' }}>
        {written.map((point) => (
          <li key={point.key}>
            <strong>{whereOf(point)}</strong>: {point.message.trim()}
          </li>
        ))}
      </Box>
    </Alert>
  );
};
