/** A type of commodity as a tick box. */
export interface SubCommodityItem {
  key: string;
  label: string;
  value: boolean;
  hidden: boolean;
  /** The key of the commodity that it is a type of. */
  parentCode: string;
}

/** A commodity as a group of tick boxes. */
export interface CommodityItem {
  key: string;
  label: string;
  value: boolean;
  hidden: boolean;
  subCommodities: SubCommodityItem[];
}

/** A commodity as it is stored. */
export interface Commodity {
  code: string;
  name: string;
  types: readonly { code: string; name: string }[];
}

/** A stored commodity as the form holds it: nothing ticked, nothing hidden. */
export const commodityItem = ({ code, name, types }: Commodity): CommodityItem => ({
  key: code,
  label: name,
  value: false,
  hidden: false,
  subCommodities: types.map((type) => ({
    key: type.code,
    label: type.name,
    value: false,
    hidden: false,
    parentCode: code,
  })),
});
