import AddIcon from '@mui/icons-material/Add';
import PreviousIcon from '@mui/icons-material/NavigateBefore';
import NextIcon from '@mui/icons-material/NavigateNext';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { LinkTabs } from '../../../components/admin/LinkTabs.tsx';
import { DisabledReason } from '../../../components/ui/DisabledReason.tsx';
import type { Branch } from '../wizard/answers.ts';
import { useWizard } from '../wizard/useWizard.ts';
import type { BranchStepName } from './list/useBranchList.ts';
import { useAddBranch, useFullReason } from './useAddBranch.ts';
import { useBranchName } from './useBranchName.ts';

const STEPS: readonly BranchStepName[] = ['merchant', 'retailer', 'commodity'];

interface TurnProps {
  label: string;
  to: string | null;
  children: ReactNode;
}

/** The way to the store before or after this one; a button that rests where there is none. */
const Turn = ({ label, to, children }: TurnProps) =>
  to === null ? (
    <IconButton size="small" aria-label={label} disabled>
      {children}
    </IconButton>
  ) : (
    <IconButton size="small" aria-label={label} title={label} component={RouterLink} to={to}>
      {children}
    </IconButton>
  );

const AddAnother = () => {
  const translate = useTranslate();
  const add = useAddBranch();
  return (
    <DisabledReason reason={useFullReason()}>
      <Button size="small" variant="outlined" startIcon={<AddIcon />} onClick={add}>
        {translate('branches.addAnother')}
      </Button>
    </DisabledReason>
  );
};

interface Props {
  branch: Branch;
  step: BranchStepName;
  index: number;
}

/** Which store it is, the ways to the others, and its pages in the three steps with what each still lacks. */
export const BranchHead = ({ branch, step, index }: Props) => {
  const translate = useTranslate();
  const nameOf = useBranchName();
  const { answers, pathTo, problemsOfBranch } = useWizard();
  const { length } = answers.branches;
  const tabs = STEPS.map((one) => {
    const count = Object.keys(problemsOfBranch(branch, one)).length;
    return {
      key: one,
      label: translate(`branches.page.${one}`),
      to: pathTo(one, index),
      count: count > 0 ? `${count}` : undefined,
      isCurrent: one === step,
    };
  });
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" sx={{ alignItems: 'flex-start', flexWrap: 'wrap', gap: 1 }}>
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          <Typography variant="body2" color="textSecondary">
            <Link component={RouterLink} to={pathTo(step)}>
              {translate('branches.all')}
            </Link>
            {' · '}
            {translate('branches.atOf', { n: index + 1, total: length })}
          </Typography>
          <Typography variant="h6" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {nameOf(branch, index)}
          </Typography>
        </Box>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
          <Turn label={translate('branches.toPrevious')} to={index > 0 ? pathTo(step, index - 1) : null}>
            <PreviousIcon />
          </Turn>
          <Turn label={translate('branches.toNext')} to={index + 1 < length ? pathTo(step, index + 1) : null}>
            <NextIcon />
          </Turn>
          <AddAnother />
        </Stack>
      </Stack>
      <LinkTabs label={translate('branches.pages')} tabs={tabs} />
    </Stack>
  );
};
