import type { Paper } from '../../documents/pdf/makePdf.ts';
import { printPdf } from '../../documents/pdf/printPdf.ts';
import { asSeenBy } from '../../http/caller/asSeenBy.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import type { RequestContext } from '../../http/deps.ts';

/** Makes a PDF for whoever asks, with what they may see of it. Holds no connection while it is printed. */
export const printFor = async (
  {
    deps,
    user,
    requestId,
    language,
  }: Pick<RequestContext, 'deps' | 'requestId' | 'language'> & { user: SignedIn },
  paper: Paper,
): Promise<Uint8Array<ArrayBuffer>> =>
  printPdf(await asSeenBy({ user, pools: deps.pools, requestId }, language, paper));
