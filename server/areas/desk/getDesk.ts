import { newestOf } from '../../desk/eventPart.ts';
import { readTogether } from '../../desk/readTogether.ts';
import { os } from '../../http/os.ts';
import { askerOf } from '../../records/asker.ts';
import { type DeskContents, deskParts } from './deskParts.ts';

/** What needs the reader today, read in one statement under their own policies. */
export const getDesk = (contents: DeskContents) =>
  os.desk.getDesk.handler(async ({ context }) => {
    const asker = askerOf(context);
    const laid = await readTogether(context.tx, deskParts(contents, asker, context.language));
    const told = laid.flatMap(({ events }) => (events ? [events] : []));
    return {
      data: {
        dtimeRead: asker.now.toISOString(),
        queues: laid.flatMap(({ queues = [] }) => queues),
        dues: laid.flatMap(({ dues = [] }) => dues),
        payments: laid.find(({ payments }) => payments)?.payments ?? null,
        opened: laid.flatMap(({ opened = [] }) => opened),
        events: told.length > 0 ? newestOf(told.flat()) : null,
      },
    };
  });
