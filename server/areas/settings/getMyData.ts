import { cleanFileName } from '#domain/files/fileName.ts';
import { contentDisposition } from '../../http/files/contentDisposition.ts';
import { osOpen } from '../../http/os.ts';
import type { NoticeKinds } from '../../notices/noticeKind.ts';
import { writeSheet } from '../../sheets/writeSheet.ts';
import { signedInUser } from '../../signIn/signedInUser.ts';
import { myDataRows } from './myDataRows.ts';
import { myDataSheets } from './myDataSheets.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What the portal keeps of the caller, as a workbook: person, stores, requests, notices, settings, sessions, sign-ins. */
export const getMyData = (kinds: NoticeKinds) =>
  osOpen.mySettings.getMyData.handler(async ({ context }) => {
    const { deps, language, resHeaders } = context;
    const user = signedInUser(context);
    const data = await myDataRows(context, user);
    const sheets = myDataSheets({ user, data, kinds, language });
    const name = cleanFileName(`suki-${user.username}.xlsx`);
    resHeaders.set('Content-Disposition', contentDisposition('attachment', name));
    const parts = await Array.fromAsync(writeSheet({ sheets, now: deps.now(), language }));
    return new File(
      parts.map((part) => new Uint8Array(part)),
      name,
      { type: XLSX },
    );
  });
