import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ChangeUnderWay, WaitingItems, WaitingPart } from '#contract/finance/waitingItems.ts';
import { formatInstant } from '#domain/day.ts';
import { pathOf } from '#domain/pages.ts';
import { mdrType } from '#domain/records/mdrRates.ts';
import { type WaitReason, waitReason } from '#domain/settlement/run/waitReasons.ts';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { mayOpen } from '../../components/shell/menuTable.ts';
import { useUser } from '../../components/shell/useUser.ts';
import { StatusChip } from '../../components/ui/StatusChip.tsx';
import { DateText, MoneyText } from '../../components/ui/texts.tsx';

interface Place {
  /** Below settlement.waiting. */
  name: string;
  path: string;
}

/** Where what is missing is said. */
const placeOf = (reason: WaitReason, { partnerId, merchantId }: WaitingItems): Place => {
  const store = { type: 'merchants', id: merchantId };
  switch (reason) {
    case 'rate':
      return { name: 'rates', path: pathOf('mdrRates', store) };
    case 'account':
      return { name: 'bank', path: pathOf('bankDetails', store) };
    case 'taxKind':
      return { name: 'business', path: pathOf('businessDetails', store) };
    case 'payeeKind':
      return { name: 'business', path: pathOf('businessDetails', { type: 'partners', id: partnerId }) };
    case 'taxCode':
      return { name: 'settings', path: pathOf('atcRates') };
    case 'setting':
      return { name: 'settings', path: pathOf('reportSetting', { setting: 'computation' }) };
  }
};

/** What is missing was asked for, or approved, already: nobody asks for it once more. */
const UnderWay = ({ change: { dtimeEffective } }: { change: ChangeUnderWay }) => {
  const translate = useTranslate();
  return (
    <Typography variant="body2" sx={{ flexBasis: '100%' }}>
      {dtimeEffective === null
        ? translate('settlement.waiting.asked')
        : translate('settlement.waiting.approved', { moment: formatInstant(new Date(dtimeEffective)) })}
    </Typography>
  );
};

const Reason = ({ reason, row }: { reason: WaitReason; row: WaitingItems }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const user = useUser();
  const { label, missing } = waitReason[reason];
  const place = placeOf(reason, row);
  const change = row.underWay.find((one) => one.reason === reason);
  return (
    <Stack direction="row" sx={{ alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5 }}>
      <StatusChip tone="warning" label={label[language]} />
      <Typography variant="body2" color="textSecondary">
        {missing[language]}
      </Typography>
      {mayOpen(place.path, user) ? (
        <Link component={RouterLink} to={place.path} variant="body2">
          {translate('settlement.waiting.mend', { place: translate(`settlement.waiting.${place.name}`) })}
        </Link>
      ) : (
        <Typography variant="body2">
          {translate(`settlement.waiting.${place.name === 'settings' ? 'bySettings' : 'byRecords'}`)}
        </Typography>
      )}
      {change && <UnderWay change={change} />}
    </Stack>
  );
};

/** How many, since when. */
const Extent = ({ of: { count, firstDay, lastDay } }: { of: Omit<WaitingPart, 'reasons'> }) => {
  const translate = useTranslate();
  return (
    <Typography variant="body2" color="textSecondary" component="div">
      {translate('settlement.waiting.items', { smart_count: count })} · <DateText value={firstDay} />
      {lastDay !== firstDay && (
        <>
          –<DateText value={lastDay} />
        </>
      )}
    </Typography>
  );
};

const Reasons = ({ reasons, row }: { reasons: readonly WaitReason[]; row: WaitingItems }) => {
  const translate = useTranslate();
  if (reasons.length > 0)
    return (
      <Stack spacing={0.5}>
        {reasons.map((reason) => (
          <Reason key={reason} reason={reason} row={row} />
        ))}
      </Stack>
    );
  return (
    <Stack direction="row" sx={{ alignItems: 'baseline', flexWrap: 'wrap', gap: 1 }}>
      <StatusChip tone="success" label={translate('settlement.waiting.ready')} />
      <Typography variant="body2" color="textSecondary">
        {translate('settlement.waiting.readyNote')}
      </Typography>
    </Stack>
  );
};

/** Items of a store and product that wait: how many, since when, and all that is missing; each part by itself where they wait for different things. */
export const WaitingRow = ({ row }: { row: WaitingItems }) => {
  const language = useLanguage();
  const { merchantName, partnerName, transactionType, amount, parts } = row;
  return (
    <Box component="li" sx={{ '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider', pb: 1.5 } }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 0.25, mb: 0.75 }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{merchantName}</Typography>
          <Typography variant="body2" color="textSecondary">
            {partnerName} · {mdrType[transactionType][language]}
          </Typography>
        </Box>
        <Box sx={{ textAlign: { xs: 'left', sm: 'right' } }}>
          <Typography component="div">
            <MoneyText amount={amount} />
          </Typography>
          <Extent of={row} />
        </Box>
      </Stack>
      <Stack spacing={1}>
        {parts.map((part) => (
          <Box key={part.reasons.join()}>
            {part.count !== row.count && <Extent of={part} />}
            <Reasons reasons={part.reasons} row={row} />
          </Box>
        ))}
      </Stack>
    </Box>
  );
};
