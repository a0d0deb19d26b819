import { addDays, manilaDate } from '#domain/day.ts';
import type { TestApp } from './app/app.ts';
import { FILES, uploadBench } from './documents/uploads.ts';
import type { registrationBench } from './registration.ts';

interface Picture {
  code: string;
  otpId: string;
  kind?: string;
  name?: string;
  content?: Uint8Array<ArrayBuffer>;
}

/** Speaks to a test app as whoever registers with pictures does, and as whoever looks at them. */
export const identificationBench = (app: TestApp, bench: ReturnType<typeof registrationBench>) => {
  const uploads = uploadBench(app);
  const type = () => 'PASSPORT';
  const passport = () => ({
    codeIdentificationType: type(),
    textIdentificationNumber: 'p1234567a',
    dateValidity: addDays(manilaDate(app.clock.now()), 400),
  });

  const send = ({ code, otpId, kind = 'identification', name = 'me.jpg', content = FILES.jpg }: Picture) => {
    const form = new FormData();
    form.set('registrationCode', code);
    form.set('otpId', otpId);
    form.set('kind', kind);
    form.set('file', new File([content], name));
    return uploads.post('/api/user/registration-files', form);
  };

  const look = (id: string, kind: string, as: string) =>
    uploads.get(`/api/user-account/requests/${id}/identification/${kind}`, as);

  /** A registration that waits, with the pictures that belong to it. */
  const identified = async (merchants: unknown): Promise<{ id: string; fileIds: string[] }> => {
    const [{ id: codeId, code }, { otpId, mobile }] = [await bench.made(), await bench.proved()];
    const fileIds: string[] = [];
    for (const kind of ['identification', 'selfie'])
      fileIds.push((await send({ code, otpId, kind })).body.data.fileId);
    const [identificationFile, selfieFile] = fileIds;
    const { status, body } = await bench.register(code, {
      merchants,
      otpId,
      contactNumber: { mobile },
      ...passport(),
      identificationFile,
      selfieFile,
    });
    if (status !== 200) throw new Error(JSON.stringify(body));
    const { rows } = await app.admin.query('select id from user_request where registration_code_id = $1', [
      codeId,
    ]);
    return { id: rows[0].id, fileIds };
  };

  return { type, passport, send, look, identified };
};
