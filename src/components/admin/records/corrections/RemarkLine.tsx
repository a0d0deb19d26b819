import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Remark } from '#contract/shapes/applicationShapes.ts';
import { remarkStates } from '#domain/review/remarkState.ts';
import { namesDocument } from '#domain/review/reviewSections.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { LookupText } from '../../LookupText.tsx';
import { useLanguage } from '../../useLanguage.ts';
import { useRecordShell } from '../recordContext.ts';
import { pageOfSection } from '../recordTabs.ts';
import { useFieldLabel } from '../useFieldLabel.ts';
import { pathWithin } from '../useRecordAddress.ts';
import { RemarkAnswer } from './RemarkAnswer.tsx';

/** Where a remark points: its section, of which store, and the field, leading there. */
const Place = ({ remark }: { remark: Remark }) => {
  const translate = useTranslate();
  const labelOf = useFieldLabel();
  const { recordId, kind, pathTo } = useRecordShell();
  const { merchantId, merchantName, section, field } = remark;
  const page = pageOfSection(section);
  const isOfStore = merchantId !== null && !(kind === 'merchant' && merchantId === recordId);
  const to = isOfStore
    ? pathWithin({ type: 'merchants', id: merchantId, kind: 'merchant', recordId: merchantId }, page)
    : pathTo(page);
  return (
    <Link component={RouterLink} to={to} color="inherit" sx={{ fontWeight: 600 }}>
      {isOfStore && `${merchantName ?? translate('records.ofStore')}: `}
      {translate(`records.page.${page}`)}
      {field && (
        <>
          {', '}
          {namesDocument(section) ? <LookupText list="documentType" code={field} /> : labelOf(field)}
        </>
      )}
    </Link>
  );
};

/** What was answered, and a way to answer while the remark is open. */
const Answer = ({ remark }: { remark: Remark }) => {
  const translate = useTranslate();
  const { can } = useRecordShell();
  const [isOpen, setOpen] = useState(false);
  const { answer, answeredBy, dtimeResolved } = remark;
  if (isOpen) {
    return <RemarkAnswer remark={remark} onClose={() => setOpen(false)} />;
  }
  return (
    <>
      {answer !== null && (
        <Box sx={{ mt: 0.5, whiteSpace: 'pre-wrap', color: 'text.secondary' }}>
          <Box component="span" sx={{ fontWeight: 500 }}>
            {translate('records.answerOf', { name: answeredBy ?? '' })}
          </Box>{' '}
          {answer}
        </Box>
      )}
      {can('PM_EDIT') && dtimeResolved === null && (
        <Button size="small" onClick={() => setOpen(true)} sx={{ mt: 0.5, ml: -1.25 }}>
          {translate(answer === null ? 'records.answer' : 'records.answerAgain')}
        </Button>
      )}
    </>
  );
};

/** One thing that the review asks for: where, what, whether something was done about it, and the answer. */
export const RemarkLine = ({ remark }: { remark: Remark }) => {
  const language = useLanguage();
  const { label, tone } = remarkStates[remark.state];
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', typography: 'body2' }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 1 }}>
        <Place remark={remark} />
        <StatusChip label={label[language]} tone={tone} />
      </Box>
      <Box sx={{ mt: 0.5 }}>{remark.message}</Box>
      <Answer remark={remark} />
    </Box>
  );
};
