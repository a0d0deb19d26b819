import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Remark } from '#contract/shapes/applicationShapes.ts';
import { useRecordShell } from '../recordContext.ts';

/** What the review still asks for in a section of the record itself. */
export const useSectionRemarks = (section: string): readonly Remark[] => {
  const { summary, kind, recordId } = useRecordShell();
  const ofStore = kind === 'merchant' ? recordId : null;
  return (summary?.remarks ?? []).filter(
    (remark) => remark.section === section && remark.dtimeResolved === null && remark.merchantId === ofStore,
  );
};

/** The remarks on one field, below what it holds. */
export const FieldRemarks = ({ remarks, field }: { remarks: readonly Remark[]; field: string }) =>
  remarks
    .filter((remark) => remark.field === field)
    .map(({ id, message }) => (
      <Box key={id} component="span" sx={{ display: 'block', color: 'warning.main', fontWeight: 500 }}>
        {message}
      </Box>
    ));

/** The remarks on a section that speak of none of the fields shown. */
export const OtherRemarks = ({
  remarks,
  fields,
}: {
  remarks: readonly Remark[];
  fields: readonly string[];
}) => {
  const others = remarks.filter(({ field }) => field === null || !fields.includes(field));
  if (others.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {others.map(({ id, message }) => (
        <div key={id}>{message}</div>
      ))}
    </Alert>
  );
};
