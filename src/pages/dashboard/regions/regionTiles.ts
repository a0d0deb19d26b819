interface Tile {
  regionId: string;
  /** What a tile has room for. */
  short: string;
  /** Half widths of a tile from the left, and rows from the top. */
  at: readonly [x: number, row: number];
}

/**
 * The regions of the Philippines (PSGC), a tile of one size each, beside their neighbours: on a true map the capital region, where most
 * stores are, would be a dot.
 */
export const REGION_TILES: readonly Tile[] = [
  { regionId: '0100000000', short: 'I', at: [0, 0] },
  { regionId: '1400000000', short: 'CAR', at: [2, 0] },
  { regionId: '0200000000', short: 'II', at: [4, 0] },
  { regionId: '0300000000', short: 'III', at: [1, 1] },
  { regionId: '1300000000', short: 'NCR', at: [0, 2] },
  { regionId: '0400000000', short: 'IV-A', at: [2, 2] },
  { regionId: '1700000000', short: 'IV-B', at: [1, 3] },
  { regionId: '0500000000', short: 'V', at: [3, 3] },
  { regionId: '0600000000', short: 'VI', at: [2, 4] },
  { regionId: '0800000000', short: 'VIII', at: [4, 4] },
  { regionId: '1800000000', short: 'NIR', at: [1, 5] },
  { regionId: '0700000000', short: 'VII', at: [3, 5] },
  { regionId: '0900000000', short: 'IX', at: [0, 6] },
  { regionId: '1000000000', short: 'X', at: [2, 6] },
  { regionId: '1600000000', short: 'XIII', at: [4, 6] },
  { regionId: '1900000000', short: 'BARMM', at: [1, 7] },
  { regionId: '1200000000', short: 'XII', at: [3, 7] },
  { regionId: '1100000000', short: 'XI', at: [5, 7] },
];
