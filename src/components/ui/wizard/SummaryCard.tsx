import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { Panel } from '../Panel.tsx';

interface Props {
  title: string;
  /** Where the answers are changed; nothing for those that cannot be. */
  href?: string;
  changeLabel: string;
  onGo?: (href: string) => void;
  /** What is wrong with these answers, one line each. */
  problems?: readonly string[];
  note?: string;
  children: ReactNode;
}

/** A part of the answers to read, with the way back to its questions and what is wrong with it. */
export const SummaryCard = (props: Props) => {
  const { title, href, changeLabel, onGo, problems = [], note, children } = props;
  const id = useId();
  const go = (event: MouseEvent) => {
    if (!onGo || !href || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onGo(href);
  };
  return (
    <Panel
      title={title}
      note={note}
      aside={
        href && (
          <Link
            href={href}
            onClick={go}
            variant="body2"
            aria-label={`${changeLabel}: ${title}`}
            sx={{ py: 0.5, flexShrink: 0 }}
          >
            {changeLabel}
          </Link>
        )
      }
    >
      {problems.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }} aria-labelledby={id}>
          <Box
            component="ul"
            id={id}
            sx={{ m: 0, pl: problems.length > 1 ? 2.5 : 0, listStyle: problems.length > 1 ? 'disc' : 'none' }}
          >
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </Box>
        </Alert>
      )}
      {children}
    </Panel>
  );
};
