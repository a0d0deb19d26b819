import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ReceiptMonthRow } from '#contract/finance/receiptMonth.ts';
import { type MonthException, monthException } from '#domain/receipts/monthReceipt.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { countText } from '../../../components/ui/numberTexts.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { MonthNames } from './MonthNames.tsx';

/** How many there are of a reason, "45 receipted already". */
const useCounts = () => {
  const translate = useTranslate();
  return (rows: readonly ReceiptMonthRow[]): string =>
    [...Map.groupBy(rows, ({ why }) => why)]
      .flatMap(([why, { length }]) =>
        why === null
          ? []
          : [
              translate(`receipts.months.none.${why}`, {
                smart_count: length,
                count: countText(length),
              }),
            ],
      )
      .join(' · ');
};

/** Of whom there is nothing left to receipt: counted, and named for whoever wants to see that nobody was forgotten. */
export const NothingDuePanel = ({ rows }: { rows: readonly ReceiptMonthRow[] }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const counts = useCounts();
  const [isOpen, setOpen] = useState(false);
  const title = translate('receipts.months.none.title', {
    smart_count: rows.length,
    count: countText(rows.length),
  });
  const label = (why: MonthException) => monthException[why].label[language];
  return (
    <Panel
      title={title}
      note={counts(rows)}
      aside={
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {translate(isOpen ? 'receipts.months.none.less' : 'receipts.months.none.more')}
        </Button>
      }
    >
      {isOpen && (
        <MonthNames title={title} count={rows.length}>
          {rows.map(({ partnerId, name, why }) => (
            <Stack component="li" key={partnerId} direction="row" sx={{ flexWrap: 'wrap', columnGap: 1.5 }}>
              <Typography variant="body2" sx={{ flex: '1 1 220px', minWidth: 0 }}>
                {name}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {why && label(why)}
              </Typography>
            </Stack>
          ))}
        </MonthNames>
      )}
    </Panel>
  );
};
