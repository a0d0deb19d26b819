import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { pathOf } from '#domain/pages.ts';
import { FormLink } from '../../../components/admin/viewing/FormLink.tsx';
import { OutOfView } from '../../../components/admin/viewing/OutOfView.tsx';
import { mayOpen } from '../../../components/shell/menuTable.ts';
import { useUser } from '../../../components/shell/useUser.ts';
import { lazyPage } from '../../../public/loading/lazyPage.ts';

const ChoosePartner = lazyPage(async () => ({
  default: (await import('./ChoosePartnerDialog.tsx')).ChoosePartnerDialog,
}));

/** Leads to the application of a new partner, for those who may enter one. */
export const NewPartnerButton = () => {
  const translate = useTranslate();
  const user = useUser();
  const path = pathOf('newPartnerBusiness');
  // Partners are entered by staff: the server takes them from nobody else.
  if (user.type === 'EXTERNAL' || !mayOpen(path, user)) return null;
  return (
    <FormLink variant="contained" startIcon={<AddIcon />} to={path}>
      {translate('wizard.newPartner')}
    </FormLink>
  );
};

/** Leads to new stores of a partner; without one it asks whose stores they are, unless the person has a partner of their own. */
export const NewStoreButton = ({ of }: { of?: { type: string; id: string } }) => {
  const translate = useTranslate();
  const user = useUser();
  const [isAsking, setAsking] = useState(false);
  const own = user.partnerId === null ? undefined : { type: 'partners', id: user.partnerId };
  const whose = of ?? own;
  const path = pathOf('newStoresBusiness', whose ?? { type: 'partners', id: '1' });
  // People of single stores add none: the server takes them from nobody below the partner.
  if (user.accessLevel === 'MERCHANT' || !mayOpen(path, user)) return null;
  const look = { variant: of ? 'outlined' : 'contained', startIcon: <AddIcon /> } as const;
  const label = translate('wizard.newStore');
  if (whose) {
    return (
      <FormLink {...look} size={of ? 'small' : 'medium'} to={path}>
        {label}
      </FormLink>
    );
  }
  return (
    <>
      <OutOfView>
        <Button {...look} onClick={() => setAsking(true)}>
          {label}
        </Button>
      </OutOfView>
      {isAsking && (
        <Suspense fallback={null}>
          <ChoosePartner onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
};
