import type { CommodityItem } from '../form/commodityItem.ts';

/** The commodities that are sent: those that were ticked themselves or in a type of theirs, each with its ticked types. */
export const sendCommodities = (items: readonly CommodityItem[]) =>
  items
    .map(({ key, label, value, subCommodities }) => ({
      isTicked: value || subCommodities.some((type) => type.value),
      sent: {
        code: key,
        name: label,
        isEnabled: true,
        types: subCommodities
          .filter((type) => type.value)
          .map((type) => ({ code: type.key, name: type.label, isEnabled: true })),
      },
    }))
    .flatMap(({ isTicked, sent }) => (isTicked ? [sent] : []));
