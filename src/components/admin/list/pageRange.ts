import { countText } from '../../ui/numberTexts.ts';

interface Paging {
  page: number;
  perPage: number;
  /** Rows on this page. */
  rows: number;
  total: number;
  /** The server stopped counting: the total is at least this. */
  capped: boolean;
}

/** First and last row of a page and the total as people read them: "1", "20", "10,000+". */
export const pageRange = ({ page, perPage, rows, total, capped }: Paging) => ({
  from: countText((page - 1) * perPage + Math.min(1, rows)),
  to: countText((page - 1) * perPage + rows),
  total: `${countText(total)}${capped ? '+' : ''}`,
});
