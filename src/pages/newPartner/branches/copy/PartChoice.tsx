import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Branch } from '../../wizard/answers.ts';
import { BRANCH_PARTS, type BranchPart, hasPart } from './branchParts.ts';

interface Props {
  source: Branch | undefined;
  value: readonly BranchPart[];
  onChange: (value: readonly BranchPart[]) => void;
}

/** Which parts of a store are copied; it says of which the store has nothing yet. */
export const PartChoice = ({ source, value, onChange }: Props) => {
  const translate = useTranslate();
  const id = useId();
  const toggle = (part: BranchPart, isOn: boolean) =>
    onChange(BRANCH_PARTS.filter((one) => (one === part ? isOn : value.includes(one))));
  return (
    <Box component="fieldset" aria-labelledby={id} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <FormLabel component="div" id={id} sx={{ typography: 'body2', fontWeight: 500, color: 'text.primary' }}>
        {translate('branches.copy.what')}
      </FormLabel>
      <Stack>
        {BRANCH_PARTS.map((part) => (
          <FormControlLabel
            key={part}
            control={
              <Checkbox
                size="small"
                checked={value.includes(part)}
                onChange={(_, isOn) => toggle(part, isOn)}
              />
            }
            label={
              <>
                {translate(`branches.part.${part}`)}
                {source && !hasPart(source, part) && (
                  <Typography component="span" variant="body2" color="textSecondary">
                    {' '}
                    ({translate('branches.copy.empty')})
                  </Typography>
                )}
              </>
            }
          />
        ))}
      </Stack>
    </Box>
  );
};
