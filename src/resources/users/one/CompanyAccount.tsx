import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { User } from '#contract/people/users.ts';
import { userRequestFields } from '#domain/fields/userRequest.ts';
import { useHeld } from '../../../components/admin/Can.tsx';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { OutOfView } from '../../../components/admin/viewing/OutOfView.tsx';
import { Ago } from '../../../components/shell/Ago.tsx';
import { useUser } from '../../../components/shell/useUser.ts';
import { hasCompanySignIn } from '../../../providers/readPage.ts';
import { DeedDialog } from './DeedDialog.tsx';
import { RequestDialog } from './RequestDialog.tsx';

const { identitySubject: subject, decisionReason: reason, identification } = userRequestFields;

/** Asks a second person to link the account to somebody's company account. */
const Link = ({ user }: { user: User }) => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const { userId } = useUser();
  const [isOpen, setOpen] = useState(false);
  const send = async (typed: Record<'subject' | 'reason' | 'identification', string>) => {
    await provider.askIdentity(user.id, typed);
    return translate('changeAccess.company.asked', { name: user.name });
  };
  return (
    <>
      <OutOfView reason={user.id === userId ? translate('users.own') : undefined}>
        <Button size="small" onClick={() => setOpen(true)}>
          {translate('changeAccess.company.act')}
        </Button>
      </OutOfView>
      {isOpen && (
        <RequestDialog
          texts="changeAccess.company"
          name={user.name}
          fields={{ subject, reason, identification }}
          helped={['subject', 'identification']}
          send={send}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};

const Unlink = ({ user }: { user: User }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [seen, setSeen] = useState<User | null>(null);
  return (
    <>
      <OutOfView>
        <Button size="small" color="error" onClick={() => setSeen(user)}>
          {translate('users.act.unlink')}
        </Button>
      </OutOfView>
      {seen && (
        <DeedDialog
          deed="unlink"
          seen={seen}
          onClose={() => setSeen(null)}
          onDone={() => {
            notify('users.done.unlink', { type: 'success', messageArgs: { name: seen.name } });
            setSeen(null);
          }}
        />
      )}
    </>
  );
};

/** By which person at the company's identity provider an account of staff is opened too, and the step that changes it. */
export const CompanyAccount = ({ user }: { user: User }) => {
  const translate = useTranslate();
  const mayEdit = useHeld().has('UR_EDIT');
  const { identity, status } = user;
  const isLinkable = hasCompanySignIn() && (status === 'ACTIVE' || status === 'LOCKED');
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      {identity ? (
        <span>
          {identity.subject} <Ago at={identity.at} />
        </span>
      ) : (
        translate('changeAccess.company.none')
      )}
      {mayEdit && (identity ? <Unlink user={user} /> : isLinkable && <Link user={user} />)}
    </Box>
  );
};
