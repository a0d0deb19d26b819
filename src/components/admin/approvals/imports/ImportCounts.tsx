import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ApprovalRequest } from '#contract/approvals.ts';
import { matterText } from '#domain/importJobs/matterWords.ts';
import { centavosOf, formatPeso } from '#domain/money.ts';
import { countText } from '../../../ui/numberTexts.ts';
import { useLanguage } from '../../useLanguage.ts';
import { importDiff } from './importDiff.ts';

/** What an import would do, in numbers. */
export const ImportCounts = ({ request }: { request: ApprovalRequest }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const { matters, others, warnings, total } = importDiff(request);
  const lines = matters.map(([matter, rows]) => matterText(matter, rows)[language]);
  if (total !== null) lines.push(formatPeso(centavosOf(total) ?? 0n));
  if (warnings > 0)
    lines.push(translate('imports.confirm.warnings', { smart_count: warnings, count: countText(warnings) }));
  if (others > 0) {
    const count = countText(others);
    lines.push(translate('imports.confirm.others', { smart_count: others, count }));
  }
  return (
    <Box
      component="ul"
      aria-label={translate('approvals.change')}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 }}
    >
      {lines.map((line) => (
        <Typography key={line} component="li" variant="body2" sx={{ fontWeight: 550 }}>
          {line}
        </Typography>
      ))}
    </Box>
  );
};
