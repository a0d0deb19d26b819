import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { CertificateQuarter, CertificateStanding } from '#contract/finance/certificates.ts';
import { formatDate } from '#domain/day.ts';
import { pathOf } from '#domain/pages.ts';
import { MayLink } from '../../components/admin/MayLink.tsx';
import { ProblemAlert } from '../../components/admin/ProblemAlert.tsx';
import { problemOf } from '../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { Panel } from '../../components/ui/Panel.tsx';
import { AtcSums } from './AtcSums.tsx';
import { useQuarterName } from './certificateTexts.tsx';
import { ExceptionsPanel } from './ExceptionsPanel.tsx';
import { IssueQuarterButton } from './IssueQuarterButton.tsx';
import { QuarterSums } from './QuarterSums.tsx';
import { ReturnsButton } from './ReturnsButton.tsx';
import { useChosenQuarter, useQuarters } from './useQuarters.ts';
import { WaitingNote } from './WaitingNote.tsx';

interface ChoiceProps {
  quarters: readonly CertificateQuarter[];
  quarter: string;
  onChoose: (quarter: string) => void;
}

/** More of them are chosen by the list's own filter. */
const SHOWN = 4;

const Choice = ({ quarters, quarter, onChoose }: ChoiceProps) => {
  const nameOf = useQuarterName();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={quarter}
      aria-label={useTranslate()('certificates.stand.choose')}
      onChange={(_, chosen) => chosen && onChoose(chosen)}
    >
      {quarters.slice(0, SHOWN).map((one) => (
        <ToggleButton key={one.quarter} value={one.quarter} sx={{ px: 1.5 }}>
          {nameOf(one.quarter)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};

const Notes = ({ standing }: { standing: CertificateStanding }) => {
  const translate = useTranslate();
  const { isClosed, settledThrough, hasPayor } = standing;
  if (!hasPayor)
    return (
      <Alert severity="warning">
        {translate('certificates.stand.noPayor')}{' '}
        <MayLink to={pathOf('reportSetting', { setting: 'bir2307' })}>
          {translate('certificates.stand.setPayor')}
        </MayLink>
      </Alert>
    );
  if (isClosed) return null;
  return (
    <Alert severity="info">
      {settledThrough
        ? translate('certificates.stand.open', { day: formatDate(settledThrough) })
        : translate('certificates.stand.openNone')}
    </Alert>
  );
};

const Standing = ({ standing }: { standing: CertificateStanding }) => {
  const translate = useTranslate();
  const { from, to, dueDay, returnDay, payeeCount } = standing;
  return (
    <Stack spacing={2}>
      <Typography variant="body2" color="textSecondary" component="div">
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.25 }}>
          <span>
            {translate('certificates.stand.period', { from: formatDate(from), to: formatDate(to) })}
          </span>
          <span>{translate('certificates.stand.due', { day: formatDate(dueDay) })}</span>
          <span>{translate('certificates.stand.return', { day: formatDate(returnDay) })}</span>
        </Stack>
      </Typography>
      <Notes standing={standing} />
      <QuarterSums standing={standing} />
      {standing.byAtc.length > 0 && <AtcSums standing={standing} />}
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center', '&:empty': { display: 'none' } }}
      >
        <IssueQuarterButton standing={standing} />
        {payeeCount > 0 && <ReturnsButton quarter={standing.quarter} />}
      </Stack>
    </Stack>
  );
};

/** How a quarter stands, what is to be done of it, and who gets no certificate and why; for the staff. */
export const QuarterPanel = () => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const quarters = useQuarters();
  const { quarter, choose } = useChosenQuarter(quarters.data ?? []);
  const standing = useQuery({
    queryKey: ['certificates', 'standing', quarter],
    queryFn: () => provider.getCertificateStanding(quarter ?? ''),
    enabled: quarter !== undefined,
  });
  const error = quarters.error ?? standing.error;
  if (error) return <ProblemAlert problem={problemOf(error)} />;
  if (quarters.data && quarter === undefined) return null;
  return (
    <>
      <Panel
        title={translate('certificates.stand.title')}
        aside={quarter && <Choice quarters={quarters.data ?? []} quarter={quarter} onChoose={choose} />}
      >
        {standing.data ? <Standing standing={standing.data} /> : <Skeleton variant="rounded" height={160} />}
      </Panel>
      {standing.data && standing.data.exceptionCount > 0 && <ExceptionsPanel standing={standing.data} />}
      <WaitingNote />
    </>
  );
};
