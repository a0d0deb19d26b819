import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatMoney, formatPeso } from '#domain/money.ts';
import { type BreakdownStep, breakdownLabel } from '#domain/settlement/breakdown.ts';
import { CopyButton } from '../../ui/clipboard/CopyButton.tsx';
import { percentText } from '../../ui/numberTexts.ts';
import { Panel } from '../../ui/Panel.tsx';
import { MoneyText } from '../../ui/texts.tsx';
import { useLanguage } from '../useLanguage.ts';

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr auto', sm: 'minmax(0, 2fr) minmax(0, 3fr) 120px' },
  columnGap: 2,
  alignItems: 'center',
  py: 0.75,
} as const;
const last = { ...row, mt: 0.5, pt: 1, borderTop: 1, borderColor: 'divider', fontWeight: 600 } as const;

/** A rate as people read it: "1.45%", "WC158 1%". */
const rateText = (rate: string): string => {
  const at = rate.lastIndexOf(' ');
  return at < 0 ? percentText(rate) : `${rate.slice(0, at)} ${percentText(rate.slice(at + 1))}`;
};

interface Scale {
  least: bigint;
  span: bigint;
}
const scaleOf = (steps: readonly BreakdownStep[]): Scale => {
  const ends = [0n, ...steps.map(({ to }) => to)].sort((one, other) => (one < other ? -1 : 1));
  const [least = 0n, most = 0n] = [ends[0], ends.at(-1)];
  return { least, span: most - least || 1n };
};
const share = (value: bigint, { least, span }: Scale): number =>
  Number(((value - least) * 1000n) / span) / 10;

/** The way from one running sum to the next, as a bar; read out by the amounts beside it. */
const Bar = ({ from, to, scale, color }: { from: bigint; to: bigint; scale: Scale; color: string }) => {
  const [left, right] = [share(from < to ? from : to, scale), share(from < to ? to : from, scale)];
  return (
    <Box
      aria-hidden
      sx={{
        gridColumn: { xs: '1 / -1', sm: 'auto' },
        gridRow: { xs: 2, sm: 'auto' },
        height: { xs: 6, sm: 14 },
      }}
    >
      <Box
        sx={{
          ml: `${left}%`,
          width: `${Math.max(right - left, 0.5)}%`,
          height: '100%',
          borderRadius: 0.5,
          bgcolor: color,
        }}
      />
    </Box>
  );
};

interface Props {
  title: string;
  steps: readonly BreakdownStep[];
  /** What the last running sum is called. */
  result: string;
}

/** How sales become what is paid: each step with its rate and bar, and the same as one sentence. */
export const BreakdownPanel = ({ title, steps, result }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  const scale = scaleOf(steps);
  const end = steps.at(-1)?.to ?? 0n;
  const named = steps.map((step) => {
    const label = breakdownLabel[step.part][language];
    const rates = step.rates.map(rateText).join(', ');
    return { step, label, name: rates ? `${label} (${rates})` : label };
  });
  const absolute = (amount: bigint) => formatPeso(amount < 0n ? -amount : amount);
  const words = named
    .map(({ step: { amount }, name }, at) => {
      const sign = amount < 0n ? '− ' : at > 0 ? '+ ' : '';
      return `${sign}${absolute(amount)} ${name}`;
    })
    .join(' ');
  return (
    <Panel
      title={title}
      aside={<CopyButton value={window.location.href} label={translate('common.pageLink')} />}
    >
      <Box component="dl" sx={{ m: 0 }}>
        {named.map(({ step, name }) => (
          <Typography key={step.part} component="div" variant="body2" sx={row}>
            <dt>{name}</dt>
            <Bar
              from={step.from}
              to={step.to}
              scale={scale}
              color={step.amount < 0n ? 'warning.main' : 'primary.main'}
            />
            <Box component="dd" sx={{ m: 0, textAlign: 'right' }}>
              {step.amount < 0n && <span aria-hidden>− </span>}
              <MoneyText amount={formatMoney(step.amount < 0n ? -step.amount : step.amount)} />
            </Box>
          </Typography>
        ))}
        <Typography component="div" variant="body1" sx={last}>
          <dt>{result}</dt>
          <Bar from={0n} to={end} scale={scale} color="success.main" />
          <Box component="dd" sx={{ m: 0, textAlign: 'right' }}>
            <MoneyText amount={formatMoney(end)} />
          </Box>
        </Typography>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
        {`${words} = ${formatPeso(end)}`}
      </Typography>
    </Panel>
  );
};
