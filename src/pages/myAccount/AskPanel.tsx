import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { userRequestFields } from '#domain/fields/userRequest.ts';
import { ProblemAlert } from '../../components/admin/ProblemAlert.tsx';
import { problemOf } from '../../components/admin/problem.ts';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { TextBox } from '../../components/ui/fields/TextBox.tsx';
import { Panel } from '../../components/ui/Panel.tsx';
import { refetchMine } from './useMyAccount.ts';

interface Props {
  kind: 'store' | 'module';
  /** How many are chosen. */
  count: number;
  /** The choice; `error` says what is wrong with it. */
  children: (error: string | undefined) => ReactNode;
  ask: (why: string) => Promise<readonly unknown[]>;
  onAsked: () => void;
}

/** Asks for what was chosen, with a word on why. */
export const AskPanel = ({ kind, count, children, ask, onAsked }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  const notify = useNotify();
  const client = useQueryClient();
  const [why, setWhy] = useState('');
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => ask(why.trim()),
    onSuccess: (asked) => {
      notify('mine.sent', { type: 'success', messageArgs: { smart_count: asked.length } });
      setWhy('');
      setTried(false);
      onAsked();
      return refetchMine(client);
    },
  });
  const problem = error ? problemOf(error) : null;
  const missing = isTried && count === 0 ? translate(`mine.chooseOne.${kind}`) : undefined;
  const send = () => {
    setTried(true);
    if (count > 0) mutate();
  };
  return (
    <Panel title={translate(`mine.ask.${kind}`)} note={translate(`mine.askNote.${kind}`)}>
      <Stack spacing={2} sx={{ maxWidth: 720 }}>
        {children(missing ?? problem?.fields.merchantIds ?? problem?.fields.moduleCodes)}
        <TextBox
          label={userRequestFields.why.label[language]}
          help={translate('mine.whyHelp')}
          optional
          maxLength={userRequestFields.why.max}
          error={problem?.fields.why}
          value={why}
          onChange={setWhy}
        />
        <ProblemAlert problem={problem} />
        <Button variant="contained" loading={isPending} onClick={send} sx={{ alignSelf: 'flex-start' }}>
          {translate('mine.send')}
        </Button>
      </Stack>
    </Panel>
  );
};
