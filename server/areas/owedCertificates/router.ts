import { os } from '../../http/os.ts';
import { readList } from '../../lists/readList.ts';
import { getOwedTotals } from './getOwedTotals.ts';
import { owedSource } from './owedSource.ts';
import { readOwedCertificate } from './readOwedCertificate.ts';
import { recordOwedPaper } from './recordOwedPaper.ts';
import { viewOwedPaper } from './viewOwedPaper.ts';

const listOwedCertificates = os.owedCertificates.listOwedCertificates.handler(async ({ input, context }) => ({
  data: await readList(context.tx, owedSource, input.query),
}));
/** One certificate that is owed to us. 404. */
const getOwedCertificate = os.owedCertificates.getOwedCertificate.handler(async ({ input, context }) => ({
  data: await readOwedCertificate(context.tx, input.params.id),
}));

export const owedCertificatesRouter = {
  ...{ listOwedCertificates, getOwedTotals, getOwedCertificate, viewOwedPaper, recordOwedPaper },
};
