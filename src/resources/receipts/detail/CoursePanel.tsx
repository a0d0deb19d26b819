import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Receipt } from '#contract/finance/officialReceipts.ts';
import { pathOf } from '#domain/pages.ts';
import { cancelReason } from '#domain/receipts/receiptStatus.ts';
import { MayLink } from '../../../components/admin/MayLink.tsx';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { DateText } from '../../../components/ui/texts.tsx';

interface StepProps {
  title: string;
  at?: string | null;
  tone?: 'error.main' | 'primary.main';
  children?: ReactNode;
}

const Step = ({ title, at, tone = 'primary.main', children }: StepProps) => (
  <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '12px minmax(0, 1fr)', columnGap: 1.5 }}>
    <Box aria-hidden sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: tone, mt: 0.75 }} />
    <div>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" component="div" sx={{ overflowWrap: 'anywhere' }}>
        {at && <DateText value={at} withTime />}
        {children}
      </Typography>
    </div>
  </Box>
);

/** What became of a receipt, the first thing first. */
export const CoursePanel = ({ receipt }: { receipt: Receipt }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const word = (key: string, of: object = {}) => translate(`receipts.course.${key}`, of);
  const linkTo = (orNumber: string) => pathOf('officialReceipt', { orNumber });
  const { replaces, sameMoneyAs, replacedBy, dtimeReceived, dtimeCancelled } = receipt;
  return (
    <Panel title={word('title')}>
      <Stack component="ol" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        <Step title={word('issued', { name: receipt.issuedBy })} at={receipt.dtimeIssued}>
          {replaces && (
            <div>
              {word('replaces')} <MayLink to={linkTo(replaces)}>{replaces}</MayLink>
            </div>
          )}
          {sameMoneyAs && (
            <div>
              {word('sameMoneyAs', { name: receipt.issuedBy })}{' '}
              <MayLink to={linkTo(sameMoneyAs)}>{sameMoneyAs}</MayLink>
            </div>
          )}
        </Step>
        {dtimeReceived && <Step title={word('received')} at={dtimeReceived} />}
        {dtimeCancelled && receipt.cancelReason && (
          <Step
            title={word('cancelled', { name: receipt.cancelledBy, maker: receipt.cancelAskedBy })}
            at={dtimeCancelled}
            tone="error.main"
          >
            <div>{cancelReason[receipt.cancelReason][language]}</div>
            <div>{receipt.cancelNote}</div>
          </Step>
        )}
        {replacedBy && (
          <Step title={word('replacedBy')}>
            <MayLink to={linkTo(replacedBy)}>{replacedBy}</MayLink>
          </Step>
        )}
      </Stack>
    </Panel>
  );
};
