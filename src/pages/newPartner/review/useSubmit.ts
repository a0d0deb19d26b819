import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { pathOf } from '#domain/pages.ts';
import { type Problem, problemOf } from '../../../components/admin/problem.ts';
import { refetchAll } from '../../../components/admin/records/recordKeys.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { useUser } from '../../../components/shell/useUser.ts';
import { setUnsaved } from '../../../providers/session/unsaved.ts';
import { useWizard, type Wizard } from '../wizard/useWizard.ts';
import { StoreRefused, sendApplication, sendStores } from './sendApplication.ts';

const below = (fields: Readonly<Record<string, string>>, at: number): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [path ? `merchants.${at}.${path}` : path, message]),
  );

/** Half of it sent is unfinished work: a session that ends is gone on with in place, and closing the tab warns. */
const useUnfinished = (isSending: boolean, flush: () => Promise<boolean>) =>
  useEffect(() => {
    setUnsaved('wizard/sending', isSending, flush);
    return () => setUnsaved('wizard/sending', false);
  }, [isSending, flush]);

/** Says what was sent, and who has it next. */
const useTold = ({ mode, answers }: Wizard) => {
  const notify = useNotify();
  const messageArgs = { name: answers.business.name, smart_count: answers.branches.length };
  return () =>
    notify(`wizard.review.${mode === 'partner' ? 'sent' : 'sentStores'}`, { type: 'success', messageArgs });
};

/** Sends the answers: once, however often the button is pressed. What is refused is said at the fields, and here. */
export const useSubmit = () => {
  const provider = useSukiDataProvider();
  const client = useQueryClient();
  const navigate = useNavigate();
  const translate = useTranslate();
  const isExternal = useUser().type === 'EXTERNAL';
  const wizard = useWizard();
  const told = useTold(wizard);
  const [sending, setSending] = useState<{ made: number } | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  useUnfinished(sending !== null, wizard.flush);

  const send = async (): Promise<string> => {
    if (wizard.mode === 'partner') {
      const id = await sendApplication(provider, wizard);
      return pathOf('recordOverview', { type: 'applications', id });
    }
    await sendStores(provider, wizard, { isExternal, tell: (made) => setSending({ made }) });
    return wizard.exitPath;
  };
  const said = (error: unknown): Problem => {
    const found = problemOf(error instanceof StoreRefused ? error.cause : error);
    const store = error instanceof StoreRefused ? wizard.answers.branches[error.at]?.merchantName : undefined;
    const text = found.status === 409 ? translate('wizard.review.sentBefore') : found.message;
    return { ...found, message: [store, text ?? translate('common.failed')].filter(Boolean).join(': ') };
  };
  const submit = async () => {
    if (sending) return;
    setSending({ made: 0 });
    setProblem(null);
    try {
      // What is sent is what is kept: after a crash the same answers go under the same key.
      await wizard.flush();
      // Which side counts is asked above; until that is said, neither is sent.
      if (wizard.isForeign()) return setSending(null);
      const to = await send();
      await wizard.finish().catch((error: unknown) => console.error('draft', error));
      told();
      navigate(to);
      // The wizard itself is over.
      await refetchAll(client);
    } catch (error) {
      const found = said(error);
      wizard.refuse(error instanceof StoreRefused ? below(found.fields, error.at) : found.fields);
      setProblem(found);
      setSending(null);
    }
  };
  return { submit, sending, problem };
};
