import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { SeriesRow } from '#contract/finance/reportSettings.ts';
import { addDays, isDateString, manilaDate } from '#domain/day.ts';
import { receiptSeriesFields as fields } from '#domain/fields/settlement/receiptSeries.ts';
import { ProblemAlert } from '../../../components/admin/ProblemAlert.tsx';
import { problemOf } from '../../../components/admin/problem.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { DateBox } from '../../../components/ui/fields/DateBox.tsx';
import { SwitchBox } from '../../../components/ui/fields/SwitchBox.tsx';
import { TextBox } from '../../../components/ui/fields/TextBox.tsx';
import { useAskSetting } from './useAskSetting.ts';

interface Props {
  version: number;
  last: SeriesRow | undefined;
  onClose: () => void;
}

const TEXTS = ['branch', 'issuerName', 'issuerTin', 'issuerAddress', 'prefix', 'certificate'] as const;
const NUMBERS = ['firstNumber', 'lastNumber'] as const;
type Typed = Record<(typeof TEXTS)[number] | (typeof NUMBERS)[number], string> & {
  isVatRegistered: boolean;
  certificateDay: string;
  fromDay: string;
};

/** What a new series begins with: the issuer of the last one, and the numbers after its. */
const beginning = (last: SeriesRow | undefined, tomorrow: string): Typed => ({
  branch: last?.branch ?? '',
  issuerName: last?.issuerName ?? '',
  issuerTin: last?.issuerTin ?? '',
  issuerAddress: last?.issuerAddress ?? '',
  isVatRegistered: last?.isVatRegistered ?? true,
  prefix: last?.prefix ?? '',
  firstNumber: last ? String(last.lastNumber + 1) : '1',
  lastNumber: '',
  certificate: '',
  certificateDay: '',
  fromDay: tomorrow,
});

/** What has to be typed: everything but a prefix. */
const NEEDED = [...TEXTS.filter((name) => name !== 'prefix'), ...NUMBERS, 'certificateDay'] as const;

const numberOf = (typed: string): number => (/^\d{1,10}$/.test(typed) ? Number(typed) : 0);

/** Asks for a series of receipts as it was registered, from a day on. */
export const SeriesDialog = ({ version, last, onClose }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  const tomorrow = addDays(manilaDate(new Date()), 1);
  const [typed, setTyped] = useState(() => beginning(last, tomorrow));
  const [asked, setAsked] = useState<Typed | null>(null);
  const type = (change: Partial<Typed>) => setTyped((before) => ({ ...before, ...change }));
  const body = { ...typed, firstNumber: numberOf(typed.firstNumber), lastNumber: numberOf(typed.lastNumber) };
  const { mutate, isPending, error } = useAskSetting(
    (provider) => provider.addReceiptSeries(body, version),
    onClose,
  );
  const problem = useMemo(() => (error ? problemOf(error) : null), [error]);
  /** What is wrong of a field, for as long as it stands as it was asked for. */
  const told = (name: keyof Typed) => {
    if (asked === null || asked[name] !== typed[name]) return undefined;
    return typed[name] === '' && name !== 'prefix'
      ? translate('reportSettings.series.needed')
      : problem?.fields[name];
  };
  const label = (name: keyof typeof fields) => fields[name].label[language];
  const form = useRef<HTMLDivElement>(null);
  // After each ask that fails the first field that is wrong has the focus, out of sight as it may be.
  useEffect(() => {
    if (asked || problem) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [asked, problem]);
  const isDay = isDateString(typed.fromDay) && typed.fromDay >= tomorrow;
  return (
    <ConfirmDialog
      open
      title={translate('reportSettings.series.addTitle')}
      confirmLabel={translate('reportSettings.ask')}
      busy={isPending}
      onConfirm={() => {
        setAsked(typed);
        if (isDay && NEEDED.every((name) => typed[name].trim() !== '')) mutate();
      }}
      onCancel={onClose}
    >
      <Stack ref={form} spacing={2}>
        <Typography variant="body2" color="textSecondary">
          {translate('reportSettings.series.addNote')}
        </Typography>
        {TEXTS.slice(0, 4).map((name) => (
          <TextBox
            key={name}
            label={label(name)}
            error={told(name)}
            value={typed[name]}
            onChange={(value) => type({ [name]: value })}
          />
        ))}
        <SwitchBox
          label={label('isVatRegistered')}
          value={typed.isVatRegistered}
          onChange={(isVatRegistered) => type({ isVatRegistered })}
        />
        <TextBox
          label={label('prefix')}
          optional
          help={translate('reportSettings.series.prefixHelp')}
          maxLength={fields.prefix.max}
          error={told('prefix')}
          value={typed.prefix}
          onChange={(prefix) => type({ prefix })}
        />
        {NUMBERS.map((name) => (
          <TextBox
            key={name}
            label={label(name)}
            inputMode="numeric"
            maxLength={10}
            error={told(name)}
            value={typed[name]}
            onChange={(value) => type({ [name]: value.replaceAll(/\D/g, '') })}
          />
        ))}
        <TextBox
          label={label('certificate')}
          maxLength={fields.certificate.max}
          error={told('certificate')}
          value={typed.certificate}
          onChange={(certificate) => type({ certificate })}
        />
        <DateBox
          label={label('certificateDay')}
          error={told('certificateDay')}
          value={typed.certificateDay}
          onChange={(certificateDay) => type({ certificateDay })}
        />
        <DateBox
          label={label('fromDay')}
          help={translate('reportSettings.fromHelp')}
          error={isDay ? told('fromDay') : translate('reportSettings.fromHelp')}
          value={typed.fromDay}
          onChange={(fromDay) => type({ fromDay })}
        />
        <ProblemAlert problem={problem} />
      </Stack>
    </ConfirmDialog>
  );
};
