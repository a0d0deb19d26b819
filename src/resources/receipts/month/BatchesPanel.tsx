import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ReceiptBatch } from '#contract/finance/receiptMonth.ts';
import { centavosOf, formatPeso } from '#domain/money.ts';
import { pathOf } from '#domain/pages.ts';
import type { ReceiptMonth } from '#domain/receipts/receiptMonth.ts';
import { mayOpen } from '../../../components/shell/menuTable.ts';
import { useUser } from '../../../components/shell/useUser.ts';
import { countText } from '../../../components/ui/numberTexts.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { DateText } from '../../../components/ui/texts.tsx';
import { useReceiptBatches } from './useReceiptMonth.ts';

/** The list of receipts, of what was issued at once. */
const listOfBatch = (id: string): string =>
  `${pathOf('officialReceiptList')}?${new URLSearchParams({ filter: JSON.stringify({ batchId: id }), page: '1' })}`;

const Batch = ({ batch }: { batch: ReceiptBatch }) => {
  const translate = useTranslate();
  const { id, dtimeIssued, orderedBy, issuedCount, changedCount, grossAmount, firstNumber, lastNumber } =
    batch;
  const count = issuedCount ?? 0;
  const user = useUser();
  const word = (key: string, of: object = {}) => translate(`receipts.months.${key}`, of);
  return (
    <Box component="li">
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.25, alignItems: 'baseline' }}>
        <Typography variant="body2" sx={{ flex: '1 1 260px' }}>
          {count
            ? word('issued', {
                smart_count: count,
                count: countText(count),
                sum: formatPeso(centavosOf(grossAmount ?? '') ?? 0n),
                first: firstNumber,
                last: lastNumber,
              })
            : word('issuedNone')}
        </Typography>
        {count > 0 && mayOpen(pathOf('officialReceiptList'), user) && (
          <Link component={RouterLink} to={listOfBatch(id)} variant="body2">
            {word('toList')}
          </Link>
        )}
      </Stack>
      <Typography variant="caption" color="textSecondary" component="p">
        {dtimeIssued && <DateText value={dtimeIssued} withTime />} · {orderedBy}
        {changedCount ? ` · ${word('changed', { smart_count: changedCount })}` : ''}
      </Typography>
    </Box>
  );
};

/** What was issued of a month at once, the latest first. */
export const BatchesPanel = ({ of }: { of: ReceiptMonth }) => {
  const translate = useTranslate();
  const { data = [] } = useReceiptBatches();
  const batches = data.filter(({ month, year }) => month === of.month && year === of.year);
  if (!batches.length) return null;
  return (
    <Panel title={translate('receipts.months.batches')}>
      <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {batches.map((batch) => (
          <Batch key={batch.id} batch={batch} />
        ))}
      </Stack>
    </Panel>
  );
};
