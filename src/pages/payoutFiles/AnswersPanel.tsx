import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { PayoutFile, TakenAnswer } from '#contract/finance/payoutFiles.ts';
import { centavosOf, formatPeso } from '#domain/money.ts';
import { Can } from '../../components/admin/Can.tsx';
import { SaveFileButton } from '../../components/admin/SaveFileButton.tsx';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { OutOfView } from '../../components/admin/viewing/OutOfView.tsx';
import { Panel } from '../../components/ui/Panel.tsx';
import { DateText } from '../../components/ui/texts.tsx';

const Answer = ({ file, answer }: { file: string; answer: TakenAnswer }) => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const said = (key: 'paid' | 'returned', count: number, amount: string) =>
    count > 0 &&
    translate(`payoutFiles.answers.${key}`, {
      smart_count: count,
      sum: formatPeso(centavosOf(amount) ?? 0n),
    });
  const { paidCount, paidAmount, returnedCount, returnedAmount } = answer;
  const sums = [said('paid', paidCount, paidAmount), said('returned', returnedCount, returnedAmount)];
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 220px' }}>
        <Typography variant="body2" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
          {answer.name}
        </Typography>
        <Typography variant="body2">{sums.filter(Boolean).join(' · ')}</Typography>
        <Typography variant="caption" color="textSecondary" component="div">
          <DateText value={answer.dtimeTaken} withTime /> · {answer.takenBy}
        </Typography>
      </Box>
      <Can anyOf={['FM_EDIT_RS']}>
        <OutOfView>
          <SaveFileButton
            label={translate('payoutFiles.answers.download')}
            name={translate('payoutFiles.answers.downloadOne', { name: answer.name })}
            fetchFile={() => provider.downloadBankAnswer(file, answer.id)}
          />
        </OutOfView>
      </Can>
    </Box>
  );
};

/** The answers of the bank that were taken in, as they came: what was new in each, by whom and when. */
export const AnswersPanel = ({ file: { id, answers } }: { file: PayoutFile }) => {
  const translate = useTranslate();
  if (answers.length === 0) return null;
  return (
    <Panel title={translate('payoutFiles.answers.title')} note={translate('payoutFiles.answers.note')}>
      <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {answers.map((answer) => (
          <Answer key={answer.id} file={id} answer={answer} />
        ))}
      </Stack>
    </Panel>
  );
};
