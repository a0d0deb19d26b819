import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { DeliveryAdvice } from '#contract/finance/deliveryAdvices.ts';
import { deliveryStatus } from '#domain/deliveries/deliveryStatus.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { DateText } from '../../../components/ui/texts.tsx';

interface Step {
  key: string;
  label: string;
  /** When it was; null for what is still to come. */
  at: string | null;
  lines: readonly (string | null)[];
  /** When its source told of it. */
  toldAt: string | null;
}

const dot = (isThere: boolean) => ({
  content: '""',
  position: 'absolute',
  left: -5,
  top: 6,
  width: 9,
  height: 9,
  borderRadius: '50%',
  border: 2,
  borderColor: isThere ? 'primary.main' : 'text.secondary',
  bgcolor: isThere ? 'primary.main' : 'background.paper',
});
const item = (isThere: boolean) => ({
  position: 'relative',
  pl: 2.5,
  pb: 2.5,
  borderLeft: 1,
  borderColor: 'divider',
  '&:last-of-type': { pb: 0, borderColor: 'transparent' },
  '&::before': dot(isThere),
});

const useSteps = (advice: DeliveryAdvice): readonly Step[] => {
  const translate = useTranslate();
  const language = useLanguage();
  const { status, dtimeIssued, dtimeDelivered, dtimeCancelled, dtimeTaken, dtimeEndTaken } = advice;
  const issued: Step = {
    key: 'issued',
    label: translate('deliveryAdvices.field.dtimeIssued'),
    at: dtimeIssued,
    lines: [],
    toldAt: dtimeTaken,
  };
  const { label } = deliveryStatus[status];
  const ended = {
    FOR_DELIVERY: { at: null, lines: [translate('deliveryAdvices.waits')] },
    DELIVERED: {
      at: dtimeDelivered,
      lines: [
        advice.deliveryReceipt && translate('deliveryAdvices.signed', { number: advice.deliveryReceipt }),
      ],
    },
    CANCELLED: { at: dtimeCancelled, lines: [advice.cancelReason] },
  }[status];
  return [issued, { ...ended, key: 'end', label: label[language], toldAt: dtimeEndTaken }];
};

/** What became of an advice, the first first, with when its source told of it. */
export const CoursePanel = ({ advice }: { advice: DeliveryAdvice }) => {
  const translate = useTranslate();
  return (
    <Panel title={translate('deliveryAdvices.course')}>
      <Box component="ol" sx={{ m: 0, ml: 0.75, p: 0, listStyle: 'none' }}>
        {useSteps(advice).map(({ key, label, at, lines, toldAt }) => (
          <Box component="li" key={key} sx={item(at !== null)}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
              <Typography variant="body2" sx={{ fontWeight: 600, flexGrow: 1 }}>
                {label}
              </Typography>
              {at && (
                <Typography variant="body2" color="textSecondary">
                  <DateText value={at} withTime />
                </Typography>
              )}
            </Box>
            {lines.filter(Boolean).map((line) => (
              <Typography key={line} variant="body2">
                {line}
              </Typography>
            ))}
            {toldAt && (
              <Typography variant="caption" color="textSecondary" component="div">
                {translate('deliveryAdvices.told', { source: advice.source })}{' '}
                <DateText value={toldAt} withTime />
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Panel>
  );
};
