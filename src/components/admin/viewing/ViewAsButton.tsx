import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { mayView } from '#domain/access/view/viewAs.ts';
import type { Sentence } from '#domain/sentence.ts';
import { getView } from '../../../providers/session/view.ts';
import { useUser } from '../../shell/useUser.ts';
import { DisabledReason } from '../../ui/DisabledReason.tsx';
import { useHeld } from '../Can.tsx';
import { useLanguage } from '../useLanguage.ts';
import type { Subject } from './useBeginView.ts';
import { ViewAsDialog } from './ViewAsDialog.tsx';

interface Props extends Subject {
  /** Why nobody views as this one. */
  why: Sentence | null;
}

/** Begins to view as a person or a role, after it has asked why. Nobody begins a view out of a view. */
export const ViewAsButton = ({ why, ...subject }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  const { type } = useUser();
  const permissions = useHeld();
  const [isOpen, setOpen] = useState(false);
  if (getView() || !mayView({ type, permissions })) return null;
  return (
    <>
      <DisabledReason reason={why?.[language]}>
        <Button variant="outlined" startIcon={<VisibilityOutlined />} onClick={() => setOpen(true)}>
          {translate(`shell.view.as.${subject.kind}`)}
        </Button>
      </DisabledReason>
      {isOpen && <ViewAsDialog {...subject} onClose={() => setOpen(false)} />}
    </>
  );
};
