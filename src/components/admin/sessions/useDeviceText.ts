import { useTranslate } from 'react-admin';
import { deviceOf } from '#domain/signIn/deviceOf.ts';

/** What a User-Agent header is called: "Chrome on Windows". */
export const useDeviceText = (): ((agent: string | null) => string) => {
  const translate = useTranslate();
  return (agent) => {
    const { browser, system } = deviceOf(agent);
    if (browser && system) return translate('sessions.device', { browser, system });
    return browser ?? system ?? translate('sessions.deviceUnknown');
  };
};
