import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ApplicantFunnel } from '#contract/selfService/funnel.ts';
import { DATE_RANGES } from '#domain/dates.ts';
import { formatDate, formatInstant, manilaDate } from '#domain/day.ts';
import { Answered } from '../../components/admin/Answered.tsx';
import { useSaveFile } from '../../components/admin/jobs/useSaveFile.ts';
import type { FilterDef } from '../../components/admin/list/filters/filterDefs.ts';
import { SetFilter } from '../../components/admin/list/filters/SetFilter.tsx';
import { PageHeader } from '../../components/admin/PageHeader.tsx';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { useMenuLabel } from '../../components/shell/menuTable.ts';
import { EmptyState } from '../../components/ui/states/EmptyState.tsx';
import type { FunnelQuery } from '../../providers/verbs/applicants/funnelVerbs.ts';
import { funnelCsv } from './funnelCsv.ts';
import { KindFilter } from './KindFilter.tsx';
import { MistakesPanel } from './MistakesPanel.tsx';
import { OutcomePanel } from './OutcomePanel.tsx';
import { StepsPanel } from './StepsPanel.tsx';
import { TimesPanel } from './TimesPanel.tsx';
import { useFunnel, useFunnelQuery } from './useFunnel.ts';

const DAYS: FilterDef = { kind: 'days', field: 'begun', label: 'funnel.begun' };

interface Asked {
  asked: FunnelQuery;
}

const Export = ({ funnel, asked }: Asked & { funnel: ApplicantFunnel }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const { keep, busy } = useSaveFile();
  const { from, to, kind } = asked;
  const name = ['funnel', from, to, ...(kind ? [kind.toLowerCase()] : [])].join('-');
  const file = async () =>
    new File([funnelCsv(funnel, { kind, translate, language })], `${name}.csv`, { type: 'text/csv' });
  return (
    <Button variant="outlined" startIcon={<DownloadIcon />} loading={busy} onClick={() => keep(file)}>
      {translate('funnel.export')}
    </Button>
  );
};

const Nobody = ({
  asked: { from, to, kind },
  onDays,
  onAllKinds,
}: Asked & { onDays: (value: unknown) => void; onAllKinds: () => void }) => {
  const translate = useTranslate();
  const year = DATE_RANGES.thisYear.of(manilaDate(new Date()));
  const isWhole = from <= year.from && to >= year.to;
  return (
    <EmptyState
      filtered
      title={translate(kind ? 'funnel.emptyOfKind' : 'funnel.empty', {
        from: formatDate(from),
        to: formatDate(to),
      })}
      lines={[translate(kind ? 'funnel.emptyOfKindBody' : 'funnel.emptyBody')]}
      actions={
        <>
          {kind && (
            <Button variant="outlined" onClick={onAllKinds}>
              {translate('funnel.showAllKinds')}
            </Button>
          )}
          {!isWhole && (
            <Button variant="outlined" onClick={() => onDays({ gte: year.from, lte: year.to })}>
              {translate('funnel.thisYear')}
            </Button>
          )}
        </>
      }
    />
  );
};

/** How people get on with applying by themselves, as it stands now. */
export const FunnelPage = () => {
  const translate = useTranslate();
  const { asked, chooseDays, chooseKind } = useFunnelQuery();
  const { from, to, kind } = asked;
  const query = useFunnel(asked);
  const { data } = query;
  const [, time] = data ? formatInstant(new Date(data.asOf)).split(' ') : [];
  return (
    <Stack spacing={2}>
      <PageHeader
        title={useMenuLabel('funnel')}
        intro={translate('funnel.intro')}
        actions={data && data.started > 0 && <Export funnel={data} asked={asked} />}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <SetFilter def={DAYS} values={{ begun: { gte: from, lte: to } }} onSet={chooseDays} isFixed />
        <KindFilter kind={kind} onChoose={chooseKind} />
        {time && (
          <Typography variant="body2" color="textSecondary">
            {translate('funnel.asOf', { time })}
          </Typography>
        )}
      </Box>
      <Answered query={query}>
        {(funnel) =>
          funnel.started === 0 ? (
            <Nobody asked={asked} onDays={chooseDays} onAllKinds={() => chooseKind(undefined)} />
          ) : (
            <>
              <OutcomePanel funnel={funnel} from={from} />
              <StepsPanel funnel={funnel} />
              <TimesPanel sections={funnel.sections} />
              <MistakesPanel funnel={funnel} />
            </>
          )
        }
      </Answered>
    </Stack>
  );
};
