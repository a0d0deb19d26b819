import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import type { MerchantRow } from '#contract/merchants.ts';
import type { ApplicationSummary } from '#contract/shapes/applicationShapes.ts';
import { isNotWanted } from '../../../../providers/http/notWanted.ts';
import { oncePerPress } from '../../../ui/dialogs/oncePerPress.ts';
import { SteadyDialog } from '../../../ui/dialogs/SteadyDialog.tsx';
import { TextBox } from '../../../ui/fields/TextBox.tsx';
import { problemOf } from '../../problem.ts';
import { useRecordShell } from '../recordContext.ts';
import { Refused } from './ActionDialog.tsx';
import { PointFields } from './PointFields.tsx';
import { newPoint, type Point, remarksOf } from './points.ts';
import { RecordMovedDialog } from './RecordMovedDialog.tsx';
import { RemarksPreview } from './RemarksPreview.tsx';
import { useRecordAction } from './useRecordAction.ts';

interface Props {
  seen: ApplicationSummary;
  onClose: () => void;
  onDone: () => void;
}

const STORES = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'merchantName', order: 'ASC' },
} as const;

/** The stores that go along with the record, to name them in a point. */
const useStores = ({ partnerId, counts }: ApplicationSummary, isPartner: boolean) => {
  const { data = [] } = useGetList<MerchantRow>(
    'merchants',
    { ...STORES, filter: { partnerId } },
    { enabled: isPartner && counts.merchants > 0 },
  );
  return data.map(({ id, merchantName }) => ({ value: String(id), label: merchantName }));
};

const usePoints = (kind: 'partner' | 'merchant') => {
  const [points, setPoints] = useState<readonly Point[]>([newPoint(0, kind)]);
  const [made, setMade] = useState(1);
  return {
    points,
    add: () => {
      setPoints([...points, newPoint(made, kind)]);
      setMade(made + 1);
    },
    change: (point: Point) => setPoints(points.map((one) => (one.key === point.key ? point : one))),
    remove: (key: number) => setPoints(points.filter((one) => one.key !== key)),
  };
};

/** Finds a record incomplete: point by point what has to be corrected, and what the applicant will read of it. */
export const IncompleteDialog = ({ seen, onClose, onDone }: Props) => {
  const translate = useTranslate();
  const titleId = useId();
  const { kind } = useRecordShell();
  const stores = useStores(seen, kind === 'partner');
  const { points, add, change, remove } = usePoints(kind);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error, reset } = useRecordAction('incomplete', seen);
  const problem = error && !isNotWanted(error) ? problemOf(error) : null;
  if (problem?.status === 409) return <RecordMovedDialog seen={seen} problem={problem} onClose={onClose} />;
  const isNothing = points.length === 0 && !reason.trim();
  const isUnsaid = (point: Point) => !point.message.trim();
  const isFilled = reason.trim() !== '' || points.some((point) => !isUnsaid(point));
  // What was refused said nothing of the point that is added now.
  const addPoint = () => {
    setTried(false);
    reset();
    add();
  };
  const send = () => {
    setTried(true);
    if (isNothing || points.some(isUnsaid)) return;
    mutate({ reason, remarks: remarksOf(points) }, { onSuccess: onDone });
  };
  return (
    <SteadyDialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      isFilled={isFilled}
      onClose={isPending ? undefined : onClose}
    >
      <DialogTitle id={titleId}>{translate('review.title.incomplete')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography variant="body2" color="textSecondary">
            {translate('review.remark.intro')}{' '}
            {seen.counts.merchants > 0 && kind === 'partner' && translate('review.stores.incomplete')}
          </Typography>
          {points.map((point, at) => (
            <PointFields
              key={point.key}
              point={point}
              number={at + 1}
              stores={stores}
              error={isTried && isUnsaid(point) ? translate('review.remark.messageNeeded') : undefined}
              onChange={change}
              onRemove={() => remove(point.key)}
            />
          ))}
          <Button variant="outlined" onClick={addPoint} sx={{ alignSelf: 'flex-start' }}>
            {translate('review.remark.add')}
          </Button>
          {points.length === 0 && problem?.fields.remarks && (
            <FormHelperText error role="alert">
              {problem.fields.remarks}
            </FormHelperText>
          )}
          <TextBox
            label={translate('review.remark.overall')}
            optional={points.length > 0}
            help={translate('review.remark.overallHelp')}
            error={isTried && isNothing ? translate('review.remark.needed') : undefined}
            value={reason}
            onChange={setReason}
            rows={2}
            maxLength={2000}
          />
          <RemarksPreview points={points} stores={stores} reason={reason} />
          {problem && <Refused problem={problem} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isPending}>
          {translate('common.cancel')}
        </Button>
        <Button variant="contained" {...oncePerPress(send)} loading={isPending}>
          {translate('review.act.incomplete')}
        </Button>
      </DialogActions>
    </SteadyDialog>
  );
};
