import type { DeskChartContents } from './chartParts.ts';
import type { DeskContents } from './deskParts.ts';
import { getDesk } from './getDesk.ts';
import { getDeskCharts } from './getDeskCharts.ts';

/** The calls of the desk, which holds what it is handed. */
export const deskRouter = (contents: DeskContents, charts: DeskChartContents) => ({
  getDesk: getDesk(contents),
  getDeskCharts: getDeskCharts(charts),
});
