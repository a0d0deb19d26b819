import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { DatedTax } from '#contract/finance/storeTaxes.ts';
import { formatDate } from '#domain/day.ts';
import { Answered } from '../../../components/admin/Answered.tsx';
import { RequestCard } from '../../../components/admin/approvals/RequestCard.tsx';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { SectionFacts } from '../../../components/admin/records/sections/SectionFacts.tsx';
import { useFocusInPage } from '../../../components/admin/useFocusInPage.ts';
import { OutOfView } from '../../../components/admin/viewing/OutOfView.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { withholdingOfStore } from '../sections/StoreFacts.tsx';
import { TaxDialog } from './TaxDialog.tsx';
import { type StoreTaxes, useTaxes } from './useTaxes.ts';

/** How a store is taxed from a day on, in one line, with what shows it. */
const Dated = ({ tax }: { tax: DatedTax }) => {
  const translate = useTranslate();
  const { isEwt, isTwa, effectiveFrom, evidence, createdBy } = tax;
  const yes = (is: boolean) => translate(is ? 'common.yes' : 'common.no');
  return (
    <Box component="li">
      <Typography variant="body2">
        {translate('approvals.taxes.line', {
          from: formatDate(effectiveFrom),
          ewt: yes(isEwt),
          twa: yes(isTwa),
        })}
      </Typography>
      {(evidence || createdBy) && (
        <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {[evidence, createdBy].filter(Boolean).join(' · ')}
        </Typography>
      )}
    </Box>
  );
};

const Course = ({ title, taxes }: { title: string; taxes: readonly DatedTax[] }) =>
  taxes.length === 0 ? null : (
    <div>
      <Typography component="h3" variant="subtitle2">
        {title}
      </Typography>
      <Stack component="ul" spacing={0.5} sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none' }}>
        {taxes.map((tax) => (
          <Dated key={tax.id} tax={tax} />
        ))}
      </Stack>
    </div>
  );

const Taxes = ({ taxes }: { taxes: StoreTaxes }) => {
  const translate = useTranslate();
  const { editable, isExternal } = useRecordShell();
  const [isOpen, setOpen] = useState(false);
  useFocusInPage(!isOpen);
  const { current, coming, history, request } = taxes;
  const change = (
    <OutOfView reason={request ? translate('approvals.rates.oneAtATime') : undefined}>
      <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
        {translate('approvals.taxes.change')}
      </Button>
    </OutOfView>
  );
  return (
    <>
      {request && <RequestCard request={request} place="record" />}
      <Panel title={translate('sections.withholding')} aside={editable && !isExternal && change}>
        <Stack spacing={2}>
          <SectionFacts section="withholding">{withholdingOfStore}</SectionFacts>
          {current && <Course title={translate('approvals.taxes.since')} taxes={[current]} />}
          <Course title={translate('approvals.taxes.coming')} taxes={coming} />
          <Course title={translate('approvals.taxes.before')} taxes={history} />
        </Stack>
      </Panel>
      {isOpen && <TaxDialog taxes={taxes} onClose={() => setOpen(false)} />}
    </>
  );
};

/** The panel while its days are on their way. */
const Waiting = () => {
  const translate = useTranslate();
  return (
    <Panel title={translate('sections.withholding')}>
      <Skeleton variant="rounded" height={96} />
    </Panel>
  );
};

/** The taxes that are withheld of a store and by it: now, from later days on and before, and a change that waits. */
export const StoreTaxesPanel = () => (
  <Answered query={useTaxes()} waiting={<Waiting />}>
    {(taxes) => <Taxes taxes={taxes} />}
  </Answered>
);
