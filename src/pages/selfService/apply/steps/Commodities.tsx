import { type Commodity, type CommodityItem, commodityItem } from '#domain/selfService/form/commodityItem.ts';
import { goodsName } from '#domain/selfService/names/goodsName.ts';
import { askList } from '../../../../providers/applicant/lists.ts';
import { useList } from '../fields/useList.ts';
import { WaitingOptions } from '../fields/WaitingOptions.tsx';
import { useField } from '../parts/formContext.ts';
import { useApplyText, useSay } from '../parts/useApplyText.ts';

const load = async (): Promise<readonly CommodityItem[]> =>
  (await askList<Commodity>('commodities')).map(commodityItem);

/** About how many kinds of goods there are. */
const GOODS = 10;

/** What a store sells: tick boxes, with the types of those that are ticked below them. */
export function Commodities() {
  const t = useApplyText();
  const say = useSay();
  const all = useList('commodities', load);
  const { value: chosen, set, leave } = useField<CommodityItem[]>('commodities');
  // Only what is ticked is kept: the list itself is the server's.
  const items = all.rows.map((item) => chosen.find(({ key }) => key === item.key) ?? item);
  const change = (next: CommodityItem) => {
    const rest = chosen.filter(({ key }) => key !== next.key);
    set(next.value ? [...rest, next] : rest);
    leave();
  };
  if (all.hasFailed)
    return (
      <button type="button" className="s-plain-button" onClick={all.retry}>
        {t('field.retryList')}
      </button>
    );
  return (
    <div className="a-options" aria-busy={!all.isHere}>
      {!all.isHere && <WaitingOptions count={GOODS} />}
      {items.map((item) => (
        <div key={item.key}>
          <label className="a-option">
            <input
              type="checkbox"
              checked={item.value}
              onChange={(event) => change({ ...item, value: event.target.checked })}
            />
            <span>{say(goodsName(item.key, item.label))}</span>
          </label>
          {item.value && item.subCommodities.length > 0 && (
            <div className="a-options a-below">
              {item.subCommodities.map((type) => (
                <label key={type.key} className="a-option">
                  <input
                    type="checkbox"
                    checked={type.value}
                    onChange={(event) =>
                      change({
                        ...item,
                        subCommodities: item.subCommodities.map((one) =>
                          one.key === type.key ? { ...one, value: event.target.checked } : one,
                        ),
                      })
                    }
                  />
                  <span>{say(goodsName(type.key, type.label))}</span>
                </label>
              ))}
            </div>
          )}
        </div>
      ))}
    </div>
  );
}
