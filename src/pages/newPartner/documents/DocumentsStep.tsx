import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { StagedFile } from '../wizard/answers.ts';
import { StepBar } from '../wizard/StepBar.tsx';
import { useWizard } from '../wizard/useWizard.ts';
import { openFiles } from './editFiles.ts';
import { FileSummary } from './FileSummary.tsx';
import { otherProblems } from './fileProblems.ts';
import { PartnerDocuments } from './PartnerDocuments.tsx';
import { StagedFrame } from './StagedFrame.tsx';
import { StagedUploads } from './StagedUploads.tsx';
import { StoreDocuments } from './StoreDocuments.tsx';
import { useStagedActions } from './stagedContext.ts';

const Documents = ({ files }: { files: readonly StagedFile[] }) => {
  const { mode, answers, problemsOf, pathTo } = useWizard();
  const actions = useStagedActions();
  const navigate = useNavigate();
  const summary = useRef<HTMLDivElement>(null);
  const problems = [
    ...otherProblems(answers, problemsOf('requiredDocuments')),
    ...files.flatMap((file) => actions.problemsOf(file).map((message) => `${file.name}: ${message}`)),
  ];
  const next = () => {
    if (problems.length > 0) summary.current?.focus();
    else navigate(pathTo('reviewApplication'));
  };
  return (
    <Stack spacing={2}>
      <FileSummary problems={[...new Set(problems)]} ref={summary} />
      {mode === 'partner' && <PartnerDocuments />}
      <StoreDocuments />
      <StagedUploads />
      <StepBar onNext={next} isBusy={actions.isBusy} />
    </Stack>
  );
};

/**
 * The step of the documents: those of the partner, unless it is there already, and those of its stores. They are uploaded at
 * once and become documents with the application; missing ones hold nothing up.
 */
export const DocumentsStep = () => {
  const open = openFiles(useWizard().answers);
  return (
    <StagedFrame files={open}>
      <Documents files={open} />
    </StagedFrame>
  );
};
