import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Remark } from '#contract/applicationShapes.ts';
import { namesDocument } from '#domain/reviewSections.ts';
import { LookupText } from '../LookupText.tsx';
import { useRecordShell } from './recordContext.ts';
import { pageOfSection } from './recordTabs.ts';
import { useFieldLabel } from './useFieldLabel.ts';
import { pathWithin } from './useRecordAddress.ts';

const SHOWN = 3;

const RemarkLine = ({ remark }: { remark: Remark }) => {
  const translate = useTranslate();
  const labelOf = useFieldLabel();
  const { recordId, kind, pathTo } = useRecordShell();
  const { merchantId, section, field, message } = remark;
  const page = pageOfSection(section);
  const isOfStore = merchantId !== null && !(kind === 'merchant' && merchantId === recordId);
  const to = isOfStore
    ? pathWithin({ type: 'merchants', id: merchantId, kind: 'merchant', recordId: merchantId }, page)
    : pathTo(page);
  return (
    <li>
      <Link component={RouterLink} to={to} color="inherit" sx={{ fontWeight: 600 }}>
        {isOfStore && `${translate('records.ofStore')} `}
        {translate(`records.page.${page}`)}
        {field && (
          <>
            {', '}
            {namesDocument(section) ? <LookupText list="documentType" code={field} /> : labelOf(field)}
          </>
        )}
      </Link>
      {': '}
      {message}
    </li>
  );
};

/** What the review asks to be mended, each leading to where it is. */
export const RemarksBanner = () => {
  const translate = useTranslate();
  const { summary } = useRecordShell();
  const [all, setAll] = useState(false);
  const open = summary?.remarks.filter(({ dtimeResolved }) => dtimeResolved === null) ?? [];
  if (open.length === 0) return null;
  const shown = all ? open : open.slice(0, SHOWN);
  return (
    <Alert
      severity="warning"
      role="region"
      aria-label={translate('records.remarks')}
      sx={{ alignItems: 'flex-start' }}
    >
      <AlertTitle>{translate('records.remarksOpen', { smart_count: open.length })}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.25, overflowWrap: 'anywhere' }}>
        {shown.map((remark) => (
          <RemarkLine key={remark.id} remark={remark} />
        ))}
      </Box>
      {open.length > shown.length && (
        <Button size="small" color="inherit" onClick={() => setAll(true)} sx={{ mt: 0.5 }}>
          {translate('records.remarksAll', { count: open.length })}
        </Button>
      )}
    </Alert>
  );
};
