import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AtcRow } from '#contract/finance/reportSettings.ts';
import type { NewAtc } from '#contract/finance/settingShapes.ts';
import { formatDate, isDateString, manilaDate } from '#domain/day.ts';
import { atcRateFields as fields } from '#domain/fields/reportSetting.ts';
import { mdrType } from '#domain/records/mdrRates.ts';
import { payeeKindLabel } from '#domain/settlement/atc.ts';
import { ProblemAlert } from '../../../components/admin/ProblemAlert.tsx';
import { problemOf } from '../../../components/admin/problem.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { DateBox } from '../../../components/ui/fields/DateBox.tsx';
import { TextBox } from '../../../components/ui/fields/TextBox.tsx';
import { useAskSetting } from './useAskSetting.ts';

interface Props {
  /** The code that holds, or the last one that did; what is new takes its place. */
  row: AtcRow & Pick<NewAtc, 'product'>;
  version: number;
  /** The first day that it may have: tomorrow, or that after the last one ended. */
  first: string;
  onClose: () => void;
}

/** Asks for another code or rate of a product and kind of payee, from a day on. */
export const AtcDialog = ({ row, version, first, onClose }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  const [code, setCode] = useState(row.code);
  const [percent, setPercent] = useState(row.percent);
  const [basePercent, setBase] = useState(row.basePercent);
  const hasEnded = first <= manilaDate(new Date());
  const [fromDay, setDay] = useState(first);
  const { product, payeeKind } = row;
  const { mutate, isPending, error } = useAskSetting(
    (provider) => provider.addAtcRate({ code, product, payeeKind, percent, basePercent, fromDay }, version),
    onClose,
  );
  const problem = error ? problemOf(error) : null;
  const told = problem?.fields ?? {};
  const isDay = isDateString(fromDay) && fromDay >= first;
  const fromHelp = translate(hasEnded ? 'reportSettings.atc.afterHelp' : 'reportSettings.fromHelp', {
    day: formatDate(first),
  });
  const label = (name: keyof typeof fields) => fields[name].label[language];
  return (
    <ConfirmDialog
      open
      title={translate('reportSettings.atc.addTitle', {
        product: mdrType[product][language],
        payee: payeeKindLabel[payeeKind][language],
      })}
      confirmLabel={translate('reportSettings.ask')}
      busy={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <Stack spacing={2}>
        <Typography variant="body2" color="textSecondary">
          {translate(hasEnded ? 'reportSettings.atc.afterNote' : 'reportSettings.atc.addNote', {
            code: row.code,
            day: formatDate(first),
          })}
        </Typography>
        <TextBox label={label('code')} error={told.code} maxLength={5} value={code} onChange={setCode} />
        <TextBox
          label={label('percent')}
          end="%"
          error={told.percent}
          inputMode="decimal"
          maxLength={7}
          value={percent}
          onChange={setPercent}
        />
        <TextBox
          label={label('basePercent')}
          end="%"
          error={told.basePercent}
          inputMode="decimal"
          maxLength={7}
          value={basePercent}
          onChange={setBase}
        />
        <DateBox
          label={label('from')}
          help={fromHelp}
          error={isDay ? told.fromDay : fromHelp}
          value={fromDay}
          onChange={setDay}
        />
        <ProblemAlert problem={problem} />
      </Stack>
    </ConfirmDialog>
  );
};
