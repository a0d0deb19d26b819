import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatDate, manilaDate } from '#domain/day.ts';
import { earliestRateDay, MDR_TYPES, mdrType } from '#domain/records/mdrRates.ts';
import { needsSecondPerson } from '#domain/review/applicationStatus.ts';
import { problemOf } from '../../../components/admin/problem.ts';
import { ReviewerNote } from '../../../components/admin/records/ReviewerNote.tsx';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { oncePerPress } from '../../../components/ui/dialogs/oncePerPress.ts';
import { SteadyDialog } from '../../../components/ui/dialogs/SteadyDialog.tsx';
import { DateBox } from '../../../components/ui/fields/DateBox.tsx';
import { TextBox } from '../../../components/ui/fields/TextBox.tsx';
import { percentText } from '../../../components/ui/numberTexts.ts';
import { RequestId } from '../../../components/ui/states/FailedState.tsx';
import { isNotWanted } from '../../../providers/http/notWanted.ts';
import { emptyRates, rateChange, rateErrors, serverErrors, type TypedRates } from './rateForm.ts';
import { useRateChange } from './useRateChange.ts';
import type { RateLine } from './useRates.ts';

interface LineProps {
  line: RateLine;
  typed: TypedRates[RateLine['type']];
  errors: Readonly<Record<string, string>>;
  onChange: (typed: TypedRates[RateLine['type']]) => void;
}

const RateFields = ({ line: { type, now, waitingSince }, typed, errors, onChange }: LineProps) => {
  const translate = useTranslate();
  const language = useLanguage();
  const names = { type: mdrType[type][language] };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <TextBox
        label={translate('approvals.rates.newRate', names)}
        help={now ? translate('approvals.rates.now', { rate: percentText(now.mdrRate, 3) }) : undefined}
        error={errors[`${type}.rate`]}
        inputMode="decimal"
        maxLength={7}
        value={typed.rate}
        onChange={(rate) => onChange({ ...typed, rate })}
      />
      <DateBox
        label={translate('approvals.rates.firstDay', names)}
        help={
          waitingSince ? translate('approvals.rates.waiting', { day: formatDate(waitingSince) }) : undefined
        }
        error={errors[`${type}.day`]}
        value={typed.day}
        onChange={(day) => onChange({ ...typed, day })}
      />
    </Box>
  );
};

interface Props {
  lines: readonly RateLine[];
  version: number;
  onClose: () => void;
}

/** What the form says besides its fields: that nothing is filled in, or what the server refused. */
const Told = ({ isNothing, error }: { isNothing: boolean; error: unknown }) => {
  const translate = useTranslate();
  const problem = error && !isNotWanted(error) ? problemOf(error) : null;
  if (isNothing) return <Alert severity="warning">{translate('approvals.rates.nothing')}</Alert>;
  if (!problem) return null;
  return (
    <Alert severity="error">
      {problem.message ?? translate('common.failed')}
      {problem.requestId && <RequestId id={problem.requestId} />}
    </Alert>
  );
};

/** Asks for new rates, each from a day on. */
export const RateDialog = ({ lines, version, onClose }: Props) => {
  const translate = useTranslate();
  const titleId = useId();
  const { summary } = useRecordShell();
  const { mutate, isPending, error } = useRateChange(version);
  const isSecond = summary !== null && needsSecondPerson(summary.status);
  const earliest = (type: RateLine['type']) =>
    earliestRateDay(
      manilaDate(new Date()),
      !isSecond,
      lines.find((line) => line.type === type)?.waitingSince,
    );
  const [typed, setTyped] = useState(() => emptyRates(earliest));
  const [isTried, setTried] = useState(false);
  const change = rateChange(typed);
  const wrong = rateErrors(typed, earliest);
  const isNothing = change.rates.length === 0;
  const own = MDR_TYPES.flatMap((type) =>
    [`${type}.rate`, `${type}.day`].flatMap((path) => {
      const key = wrong[path];
      return key ? [[path, translate(`approvals.rates.${key}`, { day: formatDate(earliest(type)) })]] : [];
    }),
  );
  const told = error ? serverErrors(typed, problemOf(error).fields) : {};
  const errors = { ...told, ...(isTried ? Object.fromEntries(own) : {}) };
  const send = () => {
    setTried(true);
    if (!isNothing && own.length === 0) mutate(change, { onSuccess: onClose });
  };
  return (
    <SteadyDialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      onClose={isPending ? undefined : onClose}
    >
      <DialogTitle id={titleId}>{translate('approvals.rates.changeTitle')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography variant="body2" color="textSecondary">
            {translate('approvals.rates.changeHelp')}{' '}
            {translate(`approvals.rates.${isSecond ? 'secondPerson' : 'atOnce'}`)}
          </Typography>
          <ReviewerNote />
          {lines.map((line) => (
            <RateFields
              key={line.type}
              line={line}
              typed={typed[line.type]}
              errors={errors}
              onChange={(one) => setTyped({ ...typed, [line.type]: one })}
            />
          ))}
          <Told isNothing={isTried && isNothing} error={error} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isPending}>
          {translate('common.cancel')}
        </Button>
        <Button variant="contained" {...oncePerPress(send)} loading={isPending}>
          {translate(`approvals.rates.${isSecond ? 'send' : 'save'}`)}
        </Button>
      </DialogActions>
    </SteadyDialog>
  );
};
