import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AtcRow } from '#contract/finance/reportSettings.ts';
import { addDays, isDateString, manilaDate } from '#domain/day.ts';
import { ProblemAlert } from '../../../components/admin/ProblemAlert.tsx';
import { problemOf } from '../../../components/admin/problem.ts';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { DateBox } from '../../../components/ui/fields/DateBox.tsx';
import { useAskSetting } from './useAskSetting.ts';

interface Props {
  row: AtcRow;
  version: number;
  onClose: () => void;
}

/** Asks for the last day of a tax code, today at the earliest; of one that has not begun, that it never holds. */
export const EndAtcDialog = ({ row: { id, code, from }, version, onClose }: Props) => {
  const translate = useTranslate();
  const today = manilaDate(new Date());
  const isPlanned = from > today;
  const [typed, setDay] = useState(today);
  const toDay = isPlanned ? addDays(from, -1) : typed;
  const isDay = isPlanned || (isDateString(toDay) && toDay >= today);
  const { mutate, isPending, error } = useAskSetting(
    (provider) => provider.endAtcRate(id, toDay, version),
    onClose,
  );
  const problem = error ? problemOf(error) : null;
  return (
    <ConfirmDialog
      open
      title={translate('reportSettings.atc.endTitle', { code })}
      confirmLabel={translate('reportSettings.ask')}
      busy={isPending}
      onConfirm={() => isDay && mutate()}
      onCancel={onClose}
    >
      <Stack spacing={2}>
        <Typography variant="body2" color="textSecondary">
          {translate(isPlanned ? 'reportSettings.atc.neverNote' : 'reportSettings.atc.endNote')}
        </Typography>
        {!isPlanned && (
          <DateBox
            label={translate('reportSettings.atc.lastDay')}
            error={isDay ? problem?.fields.toDay : translate('reportSettings.atc.lastDayHelp')}
            value={typed}
            onChange={setDay}
          />
        )}
        <ProblemAlert problem={problem} />
      </Stack>
    </ConfirmDialog>
  );
};
