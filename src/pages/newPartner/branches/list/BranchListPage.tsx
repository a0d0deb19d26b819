import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { useNarrow } from '../../../../components/admin/list/useNarrow.ts';
import { useFocusInPage } from '../../../../components/admin/useFocusInPage.ts';
import { lazyPage } from '../../../../public/loading/lazyPage.ts';
import { StepBar } from '../../wizard/StepBar.tsx';
import { nextStep } from '../../wizard/steps.ts';
import { useWizard } from '../../wizard/useWizard.ts';
import { BranchPager } from '../BranchPager.tsx';
import { CopyDialog } from '../copy/CopyDialog.tsx';
import { AddSeveralDialog } from '../several/AddSeveralDialog.tsx';
import { useAddBranch } from '../useAddBranch.ts';
import { useBranchName } from '../useBranchName.ts';
import { BranchCards } from './BranchCards.tsx';
import { BranchTable } from './BranchTable.tsx';
import { BranchTools } from './BranchTools.tsx';
import { type Asked, BranchListProvider, useBranchDesk } from './branchListContext.ts';
import { NoBranches } from './NoBranches.tsx';
import { RemoveBranches } from './RemoveBranches.tsx';
import { type BranchStepName, useBranchList } from './useBranchList.ts';

const PasteCells = lazyPage(async () => ({
  default: (await import('../../../../components/ui/clipboard/WithCells.tsx')).WithCells,
}));

/** What is asked about stores before something is done with them. */
const Dialogs = () => {
  const { list, asked, ask } = useBranchDesk();
  const onClose = () => ask(null);
  if (asked?.kind === 'several')
    return (
      <Suspense fallback={null}>
        <PasteCells>
          {({ readCells }) => <AddSeveralDialog onClose={onClose} readCells={readCells} />}
        </PasteCells>
      </Suspense>
    );
  if (asked?.kind === 'copy') return <CopyDialog from={asked.from} step={list.step} onClose={onClose} />;
  if (asked?.kind === 'remove') return <RemoveBranches keys={asked.keys} onClose={onClose} />;
  return null;
};

const Rows = () => {
  const isNarrow = useNarrow();
  const { shown } = useBranchDesk().list;
  if (shown.length === 0) return <NoBranches />;
  return (
    <>
      {isNarrow ? <BranchCards /> : <BranchTable />}
      <BranchPager />
    </>
  );
};

/** Why the next step does not open yet: there is no store, or one lacks something. */
const Held = () => {
  const translate = useTranslate();
  const { mode, pathTo } = useWizard();
  const nameOf = useBranchName();
  const { all, step, faulty } = useBranchDesk().list;
  if (all.length === 0) return <Alert severity="error">{translate(`branches.noneHelp.${mode}`)}</Alert>;
  const first = all.find(({ problems }) => Object.keys(problems).length > 0);
  if (!first) return null;
  return (
    <Alert severity="error">
      {translate('branches.held', { smart_count: faulty })}{' '}
      <Link component={RouterLink} to={pathTo(step, first.index)} color="inherit">
        {nameOf(first.branch, first.index)}
      </Link>
    </Alert>
  );
};

/** The foot: on to the next step once every store has what this one asks for. */
const Foot = ({ onHeld }: { onHeld: () => void }) => {
  const navigate = useNavigate();
  const { mode, pathTo } = useWizard();
  const { step, all, faulty } = useBranchDesk().list;
  const isHeld = faulty > 0 || (all.length === 0 && mode === 'stores');
  const next = nextStep(step);
  return <StepBar onNext={() => (isHeld || !next ? onHeld() : navigate(pathTo(next)))} />;
};

/** The stores of the application in one step of the wizard: all of them, with what each still lacks there. */
export const BranchListPage = ({ step }: { step: BranchStepName }) => {
  const translate = useTranslate();
  const list = useBranchList(step);
  const [asked, ask] = useState<Asked | null>(null);
  const [isHeld, setHeld] = useState(false);
  useFocusInPage(asked === null);
  const add = useAddBranch();
  const desk = useMemo(() => ({ list, asked, ask, add }), [list, asked, add]);
  return (
    <BranchListProvider value={desk}>
      <Stack spacing={2}>
        <Box>
          <Typography variant="h6" component="h2">
            {translate('branches.title')}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {translate(`branches.intro.${step}`)}
          </Typography>
        </Box>
        {isHeld && <Held />}
        {list.all.length > 0 && <BranchTools />}
        <Rows />
        <Foot onHeld={() => setHeld(true)} />
        <Dialogs />
      </Stack>
    </BranchListProvider>
  );
};
