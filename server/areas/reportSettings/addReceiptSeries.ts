import { manilaDate } from '#domain/day.ts';
import { badFields } from '../../http/errors/fail.ts';
import { os } from '../../http/os.ts';
import { askForSetting, mustBeginTomorrow } from './askForSetting.ts';

const AHEAD = {
  en: 'A certificate is issued before it is used: choose today or an earlier day',
  fil: 'Naibigay ang certificate bago ito gamitin: pumili ng ngayon o mas maagang araw',
};

/** Asks for a series of receipts from a day on. 400, 409, 422, 428. */
export const addReceiptSeries = os.reportSettings.addReceiptSeries.handler(
  async ({ input: { body }, context }) => {
    mustBeginTomorrow(context, body.fromDay);
    if (body.certificateDay > manilaDate(context.deps.now())) throw badFields({ certificateDay: AHEAD });
    return askForSetting(context, 'RECEIPT_SERIES', { addSeries: body });
  },
);
