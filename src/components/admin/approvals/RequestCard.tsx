import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ApprovalRequest } from '#contract/approvals.ts';
import { approvalKind, approvalState } from '#domain/approval.ts';
import type { ManagementPage } from '../../../managementRoutes.ts';
import { managementPath } from '../../../providers/recordPaths.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { DateText } from '../../ui/texts.tsx';
import { useLanguage } from '../useLanguage.ts';
import { DiffList } from './DiffList.tsx';
import { FullNumbersProvider, useFullNumbers } from './fullNumbers.ts';
import { RequestActions } from './RequestActions.tsx';

/** Where the record of a request shows what would change; null when it is gone. */
const pageOf = ({ kind, partnerId, merchantId }: ApprovalRequest): string | null => {
  const page: ManagementPage = kind === 'MDR_RATE' ? 'mdrRates' : 'bankDetails';
  if (merchantId) return managementPath(page, { type: 'merchants', id: merchantId });
  return partnerId ? managementPath(page, { type: 'partners', id: partnerId }) : null;
};

/** Who asked and decided, when, and from when an approved change holds. */
const Course = ({ request }: { request: ApprovalRequest }) => {
  const translate = useTranslate();
  const { maker, dtimeMade, checker, dtimeDecided, dtimeEffective } = request;
  return (
    <Typography
      variant="caption"
      color="textSecondary"
      component="p"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
    >
      <span>
        {translate('approvals.askedBy', { name: maker })} · <DateText value={dtimeMade} withTime />
      </span>
      {checker && (
        <span>
          {translate('approvals.decidedBy', { name: checker })} · <DateText value={dtimeDecided} withTime />
        </span>
      )}
      {dtimeEffective && (
        <span>
          {translate('approvals.effective')} <DateText value={dtimeEffective} withTime />
        </span>
      )}
    </Typography>
  );
};

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1,
  // A long status stands below the name on a narrow screen.
  flex: '1 1 160px',
  minWidth: 0,
} as const;

interface Props {
  request: ApprovalRequest;
  /** The record stands around the card already. */
  isOnRecord?: boolean;
}

/** One request: what it is about, what would change, how it went, and what the user may do with it. */
export const RequestCard = ({ request, isOnRecord = false }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  const { kind, state, subject, reason } = request;
  const to = pageOf(request);
  const full = useFullNumbers(request);
  const title = isOnRecord
    ? translate(state === 'SCHEDULED' ? 'approvals.comes' : 'approvals.waits')
    : subject;
  return (
    <FullNumbersProvider value={full}>
      <Paper variant="outlined" component="article" aria-label={title} sx={{ p: { xs: 2, sm: 2.5 } }}>
        <Stack spacing={1.5}>
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 1, rowGap: 0.5 }}
          >
            <Box sx={head}>
              <Typography
                component="h2"
                variant="subtitle1"
                sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
              >
                {to && !isOnRecord ? (
                  <Link component={RouterLink} to={to} color="inherit" sx={{ fontWeight: 'inherit' }}>
                    {title}
                  </Link>
                ) : (
                  title
                )}
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
                {approvalKind[kind].label[language]}
              </Typography>
            </Box>
            <StatusChip tone={approvalState[state].tone} label={approvalState[state].label[language]} />
          </Box>
          <DiffList request={request} />
          {state === 'VOID' && <Alert severity="info">{translate('approvals.void')}</Alert>}
          {reason && (
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {translate('approvals.reason')}: {reason}
            </Typography>
          )}
          <Course request={request} />
          <RequestActions request={request} />
        </Stack>
      </Paper>
    </FullNumbersProvider>
  );
};
