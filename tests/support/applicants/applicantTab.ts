import { vi } from 'vitest';
import type { Jar, openNetwork } from '#tests/support/portal/portalNetwork.ts';

/** The browser's side of an application, loaded anew as a reload does: nothing stays but storage and cookies. */
export const loadTab = async () => {
  vi.resetModules();
  const [code, beginning, held, again, open, application, files, sending] = await Promise.all([
    import('../../../src/providers/applicant/sendCode.ts'),
    import('../../../src/providers/applicant/beginning.ts'),
    import('../../../src/providers/applicant/held.ts'),
    import('../../../src/providers/applicant/proveAgain.ts'),
    import('../../../src/pages/selfService/apply/draft/open.ts'),
    import('../../../src/pages/selfService/apply/draft/application.ts'),
    import('../../../src/pages/selfService/apply/documents/fileParts.ts'),
    import('../../../src/pages/selfService/apply/review/sendApplication.ts'),
  ]);
  return { ...code, ...beginning, ...held, ...again, ...open, ...application, ...files, ...sending };
};
export type ApplicantTab = Awaited<ReturnType<typeof loadTab>>;

interface Device {
  storage: [string, string][];
  jar: Jar;
}

const stored = (): [string, string][] =>
  Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at) ?? '').map((name) => [
    name,
    sessionStorage.getItem(name) ?? '',
  ]);

/** Phones and computers of one applicant, of which one is used at a time: each has a storage and cookies of its own. */
export const openDevices = (network: ReturnType<typeof openNetwork>) => {
  const devices: Device[] = [];
  let at = -1;
  return {
    count: (): number => devices.length,
    at: (): number => at,
    /** Puts the one in use away and takes another, or one that was never used. */
    use: (next: number): void => {
      const before = devices[at];
      if (before) before.storage = stored();
      const device: Device = devices[next] ?? { storage: [], jar: new Map() };
      at = devices.includes(device) ? next : devices.push(device) - 1;
      sessionStorage.clear();
      for (const [name, value] of device.storage) sessionStorage.setItem(name, value);
      network.jar = device.jar;
    },
  };
};
