import { listOwnBranches } from '../../../../providers/applicant/partners.ts';
import { useList } from '../fields/useList.ts';
import { useApplyText } from '../parts/useApplyText.ts';
import { useSettled } from '../parts/useSettled.ts';

const AT_MOST = 20;
const plain = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** Says that the partner has a store of this name already: it may be the same one, or another that is called alike. */
export function NameTaken({ name }: { name: string }) {
  const t = useApplyText();
  const settled = useSettled(name);
  const found = useList(
    settled ? `own stores: ${settled}` : null,
    async () => (await listOwnBranches(settled, AT_MOST)).list,
  );
  const same = found.rows.find(({ merchantName }) => plain(merchantName) === plain(settled));
  const place = [same?.city, same?.province].filter(Boolean).join(', ');
  return (
    <p className="a-warning" role="status" hidden={!same}>
      {same && t('store.taken', { name: same.merchantName, place })}
    </p>
  );
}
