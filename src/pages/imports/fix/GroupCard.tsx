import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ImportJob, ImportProblemGroup } from '#contract/shapes/importShapes.ts';
import { useFocusInPage } from '../../../components/admin/useFocusInPage.ts';
import { countText } from '../../../components/ui/numberTexts.ts';
import { isOpen } from '../grid/problemsOfRow.ts';
import { FixAll } from './FixAll.tsx';
import { TakeAll } from './TakeAll.tsx';
import { useLeaveOut } from './useLeaveOut.ts';
import { useReplace } from './useReplace.ts';
import { ValueLine } from './ValueLine.tsx';

interface Props {
  job: ImportJob;
  group: ImportProblemGroup;
  /** The sheet shows the rows of this group alone. */
  isShown: boolean;
  onShow: () => void;
}

/** Texts that are shown before one asks for the rest. */
const FEW = 3;

/** One cause in one column: how many rows, which, the commonest texts that have it, and how to mend them all. */
export const GroupCard = ({ job, group, isShown, onShow }: Props) => {
  const translate = useTranslate();
  const [isWhole, setWhole] = useState(false);
  const replace = useReplace(job.id);
  const { leaveOut, isPending: isLeaving } = useLeaveOut(job.id);
  // What is mended or left out takes the card and the pressed button with it.
  useFocusInPage(!isLeaving && !replace.isPending);
  const { edit, field, code, column, isWarning, message, rows, where, values } = group;
  const header = job.fields.find(({ key }) => key === field)?.header;
  const mayFix = isOpen(job) && column !== null;
  const shown = isWhole ? values : values.slice(0, FEW);
  return (
    <Box
      component="li"
      sx={{
        p: 1.5,
        borderRadius: 1,
        border: 1,
        borderColor: isShown ? 'primary.main' : 'divider',
        borderLeft: 3,
        borderLeftColor: isWarning ? 'warning.main' : 'error.main',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="subtitle2" component="h3" sx={{ overflowWrap: 'anywhere' }}>
            {header && `${header}: `}
            {message}
          </Typography>
          <Typography variant="caption" component="p" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {translate('imports.groups.where', { smart_count: rows, where })}
          </Typography>
        </Box>
        <Typography
          variant="subtitle2"
          component="span"
          sx={{ color: isWarning ? 'warning.main' : 'error.main', whiteSpace: 'nowrap' }}
        >
          {translate('imports.rows', { smart_count: rows, count: countText(rows) })}
        </Typography>
      </Box>
      {mayFix && values.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
          {shown.map((value) => (
            <ValueLine key={value.value} job={job} group={group} value={value} replace={replace} />
          ))}
        </Box>
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 0.5,
          mt: 0.75,
          ml: -1,
          '& .MuiButton-root': { px: 1, whiteSpace: 'nowrap' },
        }}
      >
        <Button size="small" aria-pressed={isShown} onClick={onShow}>
          {translate(isShown ? 'imports.groups.showAll' : 'imports.groups.show')}
        </Button>
        {mayFix && <TakeAll group={group} replace={replace} />}
        {mayFix && !isWarning && <FixAll job={job} group={group} replace={replace} />}
        {isOpen(job) && (
          <Button
            size="small"
            disabled={isLeaving}
            aria-label={`${translate('imports.leaveOut.group')}: ${message}`}
            onClick={() => leaveOut({ isOut: true, code, field, seen: edit })}
          >
            {translate('imports.leaveOut.group')}
          </Button>
        )}
        {mayFix && values.length > FEW && (
          <Button size="small" onClick={() => setWhole(!isWhole)}>
            {translate(isWhole ? 'imports.groups.fewer' : 'imports.groups.more', {
              smart_count: values.length - FEW,
            })}
          </Button>
        )}
      </Box>
    </Box>
  );
};
