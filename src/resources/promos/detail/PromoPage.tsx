import { useTranslate } from 'react-admin';
import { useParams, useSearchParams } from 'react-router-dom';
import { useUser } from '../../../components/shell/useUser.ts';
import { PromoEditForm } from '../form/PromoEditForm.tsx';
import { PromoAround } from '../shared/PromoAround.tsx';
import { useEditsPromos, useMakesPromos, useWritesPromo } from '../shared/usePromoRights.ts';
import { NotEditableNote } from './NotEditableNote.tsx';
import { PromoDetail } from './PromoDetail.tsx';
import { PromoHeader } from './PromoHeader.tsx';

/** One promo: what it is and what can be done with it, or with `?edit` the form that changes it. */
export const PromoPage = () => {
  const translate = useTranslate();
  const { code = '' } = useParams();
  const [query] = useSearchParams();
  const { type } = useUser();
  const writes = useWritesPromo();
  const isStaffs = useEditsPromos();
  const isMaker = useMakesPromos();
  const edits = type === 'INTERNAL' ? isStaffs : isMaker;
  const isEdit = query.has('edit');
  if (isEdit && edits) {
    return (
      <PromoAround key={`edit ${code}`} code={code} isFresh>
        {(promo) =>
          writes(promo) ? (
            <PromoEditForm promo={promo} />
          ) : (
            <>
              <NotEditableNote promo={promo} />
              <PromoDetail promo={promo} />
            </>
          )
        }
      </PromoAround>
    );
  }
  return (
    <PromoAround key={code} code={code} head={(row) => <PromoHeader promo={row} />}>
      {(promo) => (
        <>
          {isEdit && (
            <NotEditableNote
              reason={translate('list.needsPermission', {
                permission: type === 'INTERNAL' ? 'PRO_EDIT' : 'PRO_CREATE',
              })}
            />
          )}
          <PromoDetail promo={promo} />
        </>
      )}
    </PromoAround>
  );
};
