import { setTimeout as sleep } from 'node:timers/promises';
import { byHand } from '#server/sheets/testkit/byHand.ts';
import { startAppOn } from '../../support/app/runApp.ts';
import { makeTemplate } from '../../support/app/template.ts';
import { uploadBench } from '../../support/documents/uploads.ts';
import { p95 } from '../p95.ts';
import type { Result } from '../result.ts';
import { startWatched, type WatchedServer } from '../watchedServer.ts';
import { others } from './others.ts';

const SOMEBODY_ELSE = { path: '/api/partners/v3/search', as: 'sbo.reviewer' };
const PARTNER = 'partner.admin';
const LONGEST = 32_000;

const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const formula = (row: number) => `<c><f>SUM(A1:A${row})*${row}</f><v>${row}</v></c>`;
const sheet = (rows: number, row: (at: number) => string) =>
  byHand({
    data: Array.from({ length: rows }, (_, at) => `<row r="${at + 1}">${row(at + 1)}</row>`).join(''),
  });
const repeated = (times: number, text: string) => text.repeat(times);

/** Small files that cost the most to read, as somebody would make them to hurt. */
const WORST: Readonly<Record<string, () => Uint8Array>> = {
  'long cells': () => sheet(60, () => cell('Store') + cell('a'.repeat(LONGEST))),
  'long cells with accents': () => sheet(60, () => cell('Store') + cell(`${'a'.repeat(LONGEST - 1)} ñ`)),
  'wide rows': () => sheet(400, () => repeated(40, cell('b'.repeat(800)))),
  'many columns': () => sheet(200, () => repeated(250, cell('c'))),
  'deep XML': () => sheet(2, () => cell('Store') + repeated(20_000, '<d>') + repeated(20_000, '</d>')),
  formulas: () => sheet(5_000, (at) => repeated(10, formula(at))),
};

const UNDER_WAY = ['reading', 'checking'];

/** Uploads a file as a partner's account and waits until its import is read, checked, refused or set aside. */
const imported = async (server: WatchedServer, name: string, content: Uint8Array): Promise<void> => {
  const { body } = await uploadBench(server).send('/api/batch-processing/merchant/upload', {
    as: PARTNER,
    name: `${name}.xlsx`,
    content: new Uint8Array(content),
  });
  if (!body.data?.id) return;
  for (;;) {
    const path = `/api/batch-processing/imports/${body.data.id}`;
    const { body: read } = await server.call('GET', path, { as: PARTNER });
    if (!UNDER_WAY.includes(read.data?.status)) return;
    await sleep(200);
  }
};

/** How others fare while the worst files are read and checked, against the same server without them. */
export const measureWorst = async (): Promise<Result[]> => {
  const template = await makeTemplate();
  const app = await startAppOn(template.url);
  const server = await startWatched(app);
  try {
    await others(server, SOMEBODY_ELSE, () => sleep(1_000));
    const idle = await others(server, SOMEBODY_ELSE, () => sleep(5_000));
    await server.watched();
    const results: Result[] = [];
    for (const [what, make] of Object.entries(WORST)) {
      const content = make();
      const { times } = await others(server, SOMEBODY_ELSE, () => imported(server, what, content));
      const { stall } = await server.watched();
      results.push(
        {
          what: `Import of ${what}, others' p95 of idle`,
          value: p95(times) / p95(idle.times),
          unit: '×',
          budget: 2,
          note: `${Math.round(content.length / 1024)} KB`,
        },
        { what: `Import of ${what}, longest stall`, value: stall, unit: 'ms', budget: 100 },
      );
    }
    return results;
  } finally {
    await server.stop();
    await app.stop();
    await template.remove();
  }
};
