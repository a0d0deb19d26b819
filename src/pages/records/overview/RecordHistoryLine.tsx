import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { type Deed, didText } from '../../../components/admin/records/whoText.ts';
import { Ago } from '../../../components/shell/Ago.tsx';
import { useUser } from '../../../components/shell/useUser.ts';

interface PartProps {
  deed: Deed;
  by: string | null;
  at: string | null;
}

const Part = ({ deed, by, at }: PartProps) => {
  const translate = useTranslate();
  const { username } = useUser();
  if (!by && !at) return null;
  return (
    // It breaks where the panel is narrower than a line, within a long name too.
    <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {didText(deed, by, username, translate)} {at && <Ago at={at} />}
    </Box>
  );
};

/** Who submitted, edited and decided the record and when, and which reviewer has it now. */
export const RecordHistoryLine = () => {
  const { summary } = useRecordShell();
  if (!summary) return null;
  const {
    submittedBy,
    dtimeSubmitted,
    editedBy,
    dtimeEdited,
    decidedBy,
    dtimeDecided,
    claimedBy,
    dtimeClaimed,
  } = summary;
  return (
    <Box
      component="span"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        mb: 2,
        typography: 'caption',
        color: 'text.secondary',
      }}
    >
      <Part deed="submitted" by={submittedBy} at={dtimeSubmitted} />
      <Part deed="edited" by={editedBy} at={dtimeEdited} />
      <Part deed="decided" by={decidedBy} at={dtimeDecided} />
      <Part deed="claimed" by={claimedBy} at={dtimeClaimed} />
    </Box>
  );
};
