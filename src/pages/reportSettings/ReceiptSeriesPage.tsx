import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { SeriesRow } from '#contract/finance/reportSettings.ts';
import { manilaDate } from '#domain/day.ts';
import { receiptSeriesFields as fields } from '#domain/fields/settlement/receiptSeries.ts';
import { formatTin } from '#domain/formats/tin.ts';
import { isNearEnd, leftInSeries, receiptNumber } from '#domain/receipts/receiptNumber.ts';
import { Answered } from '../../components/admin/Answered.tsx';
import { useHeld } from '../../components/admin/Can.tsx';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { FieldFacts } from '../../components/ui/fields/FieldFacts.tsx';
import { Fields } from '../../components/ui/fields/Fields.tsx';
import { TextField, WordedField } from '../../components/ui/fields/TextField.tsx';
import { countText } from '../../components/ui/numberTexts.ts';
import { Panel } from '../../components/ui/Panel.tsx';
import { StatusChip } from '../../components/ui/StatusChip.tsx';
import { DateText } from '../../components/ui/texts.tsx';
import { AddSeriesButton } from './edit/AddSeriesButton.tsx';
import { SettingHead } from './SettingHead.tsx';
import { SETTINGS_KEY } from './settingQueries.ts';
import { WaitingNote } from './WaitingNote.tsx';

const numbersOf = ({ firstNumber, lastNumber, nextNumber }: SeriesRow) => ({
  ...{ first: BigInt(firstNumber), last: BigInt(lastNumber), next: BigInt(nextNumber) },
});

/** Whether its numbers are given before another's: by the day that it began on. */
const isBefore = (row: SeriesRow, other: SeriesRow) =>
  row.fromDay === other.fromDay ? BigInt(row.id) < BigInt(other.id) : row.fromDay < other.fromDay;

/** Where a series stands among all: planned, after one that has numbers left, in use, near its end or given. */
const standingOf = (row: SeriesRow, all: readonly SeriesRow[], today: string) => {
  const numbers = numbersOf(row);
  if (row.fromDay > today) return { key: 'planned', tone: 'info' } as const;
  if (leftInSeries(numbers) === 0n) return { key: 'given', tone: 'neutral' } as const;
  if (all.some((other) => isBefore(other, row) && leftInSeries(numbersOf(other)) > 0n))
    return { key: 'next', tone: 'info' } as const;
  return isNearEnd(numbers)
    ? ({ key: 'nearEnd', tone: 'warning' } as const)
    : ({ key: 'inUse', tone: 'success' } as const);
};

const OneSeries = ({ row, all }: { row: SeriesRow; all: readonly SeriesRow[] }) => {
  const translate = useTranslate();
  const { prefix, firstNumber, lastNumber, nextNumber } = row;
  const standing = standingOf(row, all, manilaDate(new Date()));
  const size = lastNumber - firstNumber + 1;
  const given = nextNumber - firstNumber;
  const label = translate('reportSettings.series.numbers', {
    given: countText(given),
    size: countText(size),
  });
  const number = (n: number) => receiptNumber(prefix, n);
  return (
    <Panel
      title={`${number(firstNumber)} – ${number(lastNumber)}`}
      aside={<StatusChip tone={standing.tone} label={translate(`reportSettings.series.${standing.key}`)} />}
    >
      <Stack spacing={2}>
        <div>
          <LinearProgress
            variant="determinate"
            value={(100 * given) / size}
            aria-label={label}
            color={standing.key === 'nearEnd' ? 'warning' : 'primary'}
            sx={{ height: 6, borderRadius: 3 }}
          />
          <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>
            {label}
          </Typography>
        </div>
        <Fields of={fields} record={row}>
          <FieldFacts>
            {nextNumber <= lastNumber && <WordedField source="nextNumber">{number(nextNumber)}</WordedField>}
            <WordedField source="fromDay">
              <DateText value={row.fromDay} />
            </WordedField>
            <TextField source="issuerName" />
            <WordedField source="issuerTin">{formatTin(row.issuerTin)}</WordedField>
            <TextField source="issuerAddress" />
            <TextField source="branch" />
            <WordedField source="isVatRegistered">
              {translate(row.isVatRegistered ? 'common.yes' : 'common.no')}
            </WordedField>
            <TextField source="certificate" />
            <WordedField source="certificateDay">
              <DateText value={row.certificateDay} />
            </WordedField>
          </FieldFacts>
        </Fields>
        <Typography variant="caption" color="textSecondary">
          {translate('reportSettings.series.people', { made: row.madeBy, checked: row.checkedBy })}
        </Typography>
      </Stack>
    </Panel>
  );
};

/** The rows of numbers that receipts have, the latest first, with how much of each is given. */
export const ReceiptSeriesPage = () => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const mayEdit = useHeld().has('FM_EDIT_RS');
  const query = useQuery({
    queryKey: [...SETTINGS_KEY, 'RECEIPT_SERIES'],
    queryFn: () => provider.listReceiptSeries(),
  });
  const standing = query.data;
  return (
    <Stack spacing={2} sx={{ maxWidth: 720 }}>
      <SettingHead
        kind="RECEIPT_SERIES"
        actions={
          mayEdit &&
          standing &&
          !standing.request && <AddSeriesButton version={standing.version} last={standing.list[0]} />
        }
      />
      <Answered query={query}>
        {({ list, request }) => (
          <>
            {request && <WaitingNote request={request} />}
            {list.length === 0 && (
              <Typography color="textSecondary">
                {translate('reportSettings.nothingOf.RECEIPT_SERIES')}
              </Typography>
            )}
            {list.map((row) => (
              <OneSeries key={row.id} row={row} all={list} />
            ))}
          </>
        )}
      </Answered>
    </Stack>
  );
};
