import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ImportJob, ImportProblemGroup } from '#contract/shapes/importShapes.ts';
import { countText } from '../../../components/ui/numberTexts.ts';
import type { Replace } from './useReplace.ts';
import { ValueChoice } from './ValueChoice.tsx';

interface Props {
  job: ImportJob;
  group: ImportProblemGroup;
  value: ImportProblemGroup['values'][number];
  replace: Replace;
}

/** One text that is wrong in so many rows, and what to write instead in all of them. */
export const ValueLine = ({ job, group, value: { value, rows, suggestion, readings }, replace }: Props) => {
  const translate = useTranslate();
  const { edit, column, code, field } = group;
  if (column === null) return null;
  const become = (to: string) => replace.replace({ column, from: value, to, part: false, code, seen: edit });
  const isBusy = replace.present?.from === value;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.25, py: 0.5 }}
    >
      <Typography variant="body2" sx={{ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="code" sx={{ px: 0.5, borderRadius: 0.5, bgcolor: 'action.hover' }}>
          {value || translate('imports.empty')}
        </Box>{' '}
        <Typography component="span" variant="caption" color="textSecondary" noWrap>
          × {countText(rows)}
        </Typography>
      </Typography>
      {(suggestion ? [suggestion] : readings).map((text) => (
        <Button
          key={text}
          size="small"
          variant="outlined"
          loading={isBusy}
          onClick={() => become(text)}
          sx={{ whiteSpace: 'normal', textAlign: 'left' }}
        >
          {translate('imports.use', { text })}
        </Button>
      ))}
      {field && <ValueChoice job={job} field={field} label={translate('imports.choose')} onChoose={become} />}
    </Box>
  );
};
