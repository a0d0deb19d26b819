import { withPlainContext } from '../../db/context.ts';
import { type ZipPiece, zipOf } from '../../documents/zipWriter.ts';
import { JobProblem } from '../jobProblem.ts';
import type { JobContext, Work } from '../work.ts';
import type { Exportable } from './exportable.ts';
import type { ExportParams } from './exportParams.ts';
import type { Stored } from './finishExport.ts';
import { putFile } from './putFile.ts';

/** So many papers go into a zip: a quarter of all payees. */
const MOST = 20_000;

const NONE = {
  en: 'Nothing is left in this list: there is no paper to put into a zip.',
  fil: 'Wala nang natira sa listahang ito: walang papel na mailalagay sa zip.',
};
const TOO_MANY = {
  en: `A zip has at most ${MOST.toLocaleString('en-US')} papers: narrow the list, to a quarter for example.`,
  fil: `Hanggang ${MOST.toLocaleString('en-US')} papel lang ang isang zip: paliitin ang listahan, halimbawa sa isang quarter.`,
};

interface Order {
  params: ExportParams;
  key: string;
  name: string;
}

/**
 * Writes the papers of the rows that the owner may see into a zip of the store: each is printed, written and let go of before the next,
 * and no transaction is held meanwhile. They count as handed over once the job ends.
 */
export const storeZip = async (
  { papers, count }: Pick<Exportable, 'count'> & Required<Pick<Exportable, 'papers'>>,
  { deps }: JobContext,
  { turn, user, report }: Work,
  { params, key, name }: Order,
): Promise<Pick<Stored, 'size' | 'sha256' | 'rowCount' | 'also'>> => {
  const { query, language } = params;
  const requestId = `job-${turn.id}`;
  const asked = { query, asker: { user, now: deps.now() } };
  const ids = await withPlainContext(deps.pools, user.actor, requestId, async (tx) => {
    if ((await count(tx, asked, MOST)) > MOST) throw new JobProblem(TOO_MANY);
    return papers.ids(tx, asked);
  });
  if (ids.length === 0) throw new JobProblem(NONE);
  const reader = { deps, user, requestId, language };
  const pieces = async function* (): AsyncGenerator<ZipPiece> {
    for (const [done, id] of ids.entries()) {
      await report(done, ids.length);
      const paper = await papers.print(reader, id);
      yield { name: paper.name, at: paper.at, read: async () => [paper.bytes] };
    }
  };
  const stored = await putFile(deps, key, zipOf(pieces()));
  return { ...stored, rowCount: ids.length, also: (tx, at) => papers.hand(tx, ids, { user, at, name }) };
};
