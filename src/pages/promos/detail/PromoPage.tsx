import { useTranslate } from 'react-admin';
import { useParams, useSearchParams } from 'react-router-dom';
import { isEditablePromo } from '#domain/promoStatus.ts';
import { PromoEditForm } from '../form/PromoEditForm.tsx';
import { PromoAround } from '../shared/PromoAround.tsx';
import { useEditsPromos } from '../shared/useEditsPromos.ts';
import { NotEditableNote } from './NotEditableNote.tsx';
import { PromoDetail } from './PromoDetail.tsx';

/** One promo: what it is and what can be done with it, or with `?edit` the form that changes it. */
export const PromoPage = () => {
  const translate = useTranslate();
  const { code = '' } = useParams();
  const [query] = useSearchParams();
  const edits = useEditsPromos();
  const isEdit = query.has('edit');
  if (isEdit && edits) {
    return (
      <PromoAround key={`edit ${code}`} code={code} isFresh>
        {(promo) =>
          isEditablePromo(promo.status) ? (
            <PromoEditForm promo={promo} />
          ) : (
            <>
              <NotEditableNote status={promo.status} />
              <PromoDetail promo={promo} />
            </>
          )
        }
      </PromoAround>
    );
  }
  return (
    <PromoAround key={code} code={code}>
      {(promo) => (
        <>
          {isEdit && (
            <NotEditableNote reason={translate('list.needsPermission', { permission: 'PRO_EDIT' })} />
          )}
          <PromoDetail promo={promo} />
        </>
      )}
    </PromoAround>
  );
};
