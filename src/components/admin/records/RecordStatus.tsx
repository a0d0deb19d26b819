import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { partnerHold, partnerHoldLabel } from '#domain/records/trades.ts';
import {
  type ApplicationStatus,
  applicationStatus,
  shownInList,
  shownStatus,
  type WorkflowStatus,
  workflowStatus,
} from '#domain/review/applicationStatus.ts';
import { failedCheckLabel, hasFailedCheck } from '#domain/review/failedCheck.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { useLanguage } from '../useLanguage.ts';

interface Props {
  status: ApplicationStatus;
  workflowStatus: WorkflowStatus | null;
  /** Lists keep the review beside a closed record. */
  inList?: boolean;
  /** Of a store: its partner's, which may keep it from trading. */
  partnerStatus?: ApplicationStatus;
  /** For staff: says of what is shown as rejected that its risk check failed. */
  withRisk?: boolean;
}

const SubText = ({ text }: { text: string }) => (
  <Typography component="span" variant="caption" color="textSecondary">
    {text}
  </Typography>
);

/** The shown status of a partner or store with its sub-status, by the display rules; of a store also what of its partner holds it. */
export const RecordStatus = ({
  status,
  workflowStatus: workflow,
  inList = false,
  partnerStatus,
  withRisk = false,
}: Props) => {
  const language = useLanguage();
  const hold = partnerStatus && partnerHold(partnerStatus);
  const { shown, subText } = (inList ? shownInList : shownStatus)(status, workflow);
  const { label, tone } = applicationStatus[shown];
  return (
    <Stack
      component="span"
      direction="row"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        columnGap: 1,
        rowGap: 0.25,
        py: 0.25,
      }}
    >
      <StatusChip tone={tone} label={label[language]} />
      {subText && subText !== shown && <SubText text={workflowStatus[subText].label[language]} />}
      {withRisk && hasFailedCheck(status, workflow) && (
        <StatusChip tone="error" label={failedCheckLabel[language]} />
      )}
      {hold && <StatusChip tone={applicationStatus[hold].tone} label={partnerHoldLabel[hold][language]} />}
    </Stack>
  );
};
