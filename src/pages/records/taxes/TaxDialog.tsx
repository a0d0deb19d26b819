import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { addDays, formatDate, isDateString, manilaDate } from '#domain/day.ts';
import { storeTaxFields as fields } from '#domain/fields/settlement/storeTax.ts';
import { firstTaxDay } from '#domain/records/storeTaxes.ts';
import { needsSecondPerson } from '#domain/review/applicationStatus.ts';
import { ProblemAlert } from '../../../components/admin/ProblemAlert.tsx';
import { problemOf } from '../../../components/admin/problem.ts';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { oncePerPress } from '../../../components/ui/dialogs/oncePerPress.ts';
import { SteadyDialog } from '../../../components/ui/dialogs/SteadyDialog.tsx';
import { DateBox } from '../../../components/ui/fields/DateBox.tsx';
import { SwitchBox } from '../../../components/ui/fields/SwitchBox.tsx';
import { TextBox } from '../../../components/ui/fields/TextBox.tsx';
import { isNotWanted } from '../../../providers/http/notWanted.ts';
import { type StoreTaxes, useTaxChange } from './useTaxes.ts';

interface Props {
  taxes: StoreTaxes;
  onClose: () => void;
}

/** Asks how a store is taxed, from which day on, and what shows it. */
export const TaxDialog = ({ taxes, onClose }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  const titleId = useId();
  const { summary } = useRecordShell();
  const { mutate, isPending, error } = useTaxChange(taxes.version);
  const isSecond = summary !== null && needsSecondPerson(summary.status);
  const latest = taxes.coming.at(-1) ?? taxes.current;
  const [isEwt, setEwt] = useState(latest?.isEwt ?? false);
  const [isTwa, setTwa] = useState(latest?.isTwa ?? false);
  const today = manilaDate(new Date());
  const { untaxed } = taxes;
  const [day, setDay] = useState(isSecond ? (untaxed?.since ?? addDays(today, 1)) : today);
  const [evidence, setEvidence] = useState('');
  const [isTried, setTried] = useState(false);
  const told = error ? problemOf(error).fields : {};
  const isDay = !isSecond || (isDateString(day) && day === firstTaxDay(day, today, untaxed));
  const isShown = evidence.trim().length >= fields.evidence.min;
  const problem = (isRight: boolean, key: string) =>
    isTried && !isRight ? translate(`approvals.taxes.${key}`) : undefined;
  // A day that is wrong is told the same: which other days there are.
  const waits =
    untaxed &&
    translate('approvals.taxes.untaxed', {
      since: formatDate(untaxed.since),
      before: formatDate(untaxed.before),
    });
  const send = () => {
    setTried(true);
    if (isDay && isShown)
      mutate({ isEwt, isTwa, effectiveFrom: day, evidence: evidence.trim() }, { onSuccess: onClose });
  };
  return (
    <SteadyDialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      onClose={isPending ? undefined : onClose}
    >
      <DialogTitle id={titleId}>{translate('approvals.taxes.change')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography variant="body2" color="textSecondary">
            {translate(`approvals.taxes.${isSecond ? 'secondPerson' : 'atOnce'}`)}
          </Typography>
          <SwitchBox
            label={fields.isEwt.label[language]}
            help={translate('approvals.taxes.ewtHelp')}
            value={isEwt}
            onChange={setEwt}
          />
          <SwitchBox
            label={fields.isTwa.label[language]}
            help={translate('approvals.taxes.twaHelp')}
            value={isTwa}
            onChange={setTwa}
          />
          {isSecond && (
            <DateBox
              label={translate('approvals.taxes.firstDay')}
              help={waits ?? translate('approvals.taxes.firstDayHelp')}
              error={(isTried && !isDay && waits) || problem(isDay, 'badDay') || told.effectiveFrom}
              value={day}
              onChange={setDay}
            />
          )}
          <TextBox
            label={fields.evidence.label[language]}
            help={translate('approvals.taxes.evidenceHelp')}
            error={problem(isShown, 'noEvidence') ?? told.evidence}
            maxLength={fields.evidence.max}
            value={evidence}
            onChange={setEvidence}
          />
          <ProblemAlert problem={error && !isNotWanted(error) ? problemOf(error) : null} />
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
