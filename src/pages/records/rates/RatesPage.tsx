import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Answered } from '../../../components/admin/Answered.tsx';
import { RequestCard } from '../../../components/admin/approvals/RequestCard.tsx';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { useFocusInPage } from '../../../components/admin/useFocusInPage.ts';
import { OutOfView } from '../../../components/admin/viewing/OutOfView.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { RateCharts } from './RateCharts.tsx';
import { RateDialog } from './RateDialog.tsx';
import { RateHistory } from './RateHistory.tsx';
import { RatesTable } from './RatesTable.tsx';
import { linesOf, type RecordRates, useRates } from './useRates.ts';

const Rates = ({ data }: { data: RecordRates }) => {
  const translate = useTranslate();
  const { editable, isExternal } = useRecordShell();
  const [isOpen, setOpen] = useState(false);
  useFocusInPage(!isOpen);
  const { current, history, request, version } = data;
  const lines = linesOf(data);
  const change = (
    <OutOfView reason={request ? translate('approvals.rates.oneAtATime') : undefined}>
      <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
        {translate('approvals.rates.change')}
      </Button>
    </OutOfView>
  );
  return (
    <>
      {request && <RequestCard request={request} place="record" />}
      <Panel
        title={translate('approvals.rates.title')}
        note={translate('approvals.rates.intro')}
        aside={editable && !isExternal && change}
      >
        <RatesTable lines={lines} isExternal={isExternal} />
      </Panel>
      <RateCharts rates={[...current, ...history]} />
      <RateHistory history={history} />
      {isOpen && <RateDialog lines={lines} version={version} onClose={() => setOpen(false)} />}
    </>
  );
};

/** The MDR rates of a partner or store: today's, those to come, those before, and the change that waits. */
export const RatesPage = () => (
  <Stack spacing={2.5}>
    <Answered query={useRates()}>{(data) => <Rates data={data} />}</Answered>
  </Stack>
);
