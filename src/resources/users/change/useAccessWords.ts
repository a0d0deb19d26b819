import { useTranslate } from 'react-admin';
import type { AccessDone } from '#contract/people/userAccess.ts';
import { areaName } from '#domain/access/permissionNames.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';

/** What a change of somebody's access does, line by line: what they gain and lose, what waits, what becomes of their sessions. */
export const useAccessWords = (): ((done: AccessDone, isDone: boolean) => string[]) => {
  const translate = useTranslate();
  const language = useLanguage();
  const rights = (codes: readonly string[]) =>
    codes.map((code) => translate(`permissions.label.${code}`, { _: code }));
  const areas = (codes: readonly string[]) => codes.map((code) => areaName(code, language));
  const said = (key: string, what: readonly string[]) =>
    what.length > 0 && translate(`changeAccess.${key}`, { what: what.join(', ') });
  return (done, isDone) => {
    const { gains, loses, storesGained, storesLost, reach, signsOut, sessionsEnded, isTold } = done;
    const asked = [...done.askedRoles, ...areas(done.askedModules)];
    const changes = gains.length + loses.length + storesGained.length + storesLost.length > 0;
    return [
      said('gains', [...rights(gains), ...storesGained]),
      said('loses', [...rights(loses), ...storesLost]),
      reach !== 'same' && translate(`changeAccess.${reach}`),
      !changes && reach === 'same' && translate('changeAccess.same'),
      said('asked', asked),
      !done.hasRole && translate('changeAccess.noRole'),
      signsOut &&
        (sessionsEnded > 0
          ? translate(`changeAccess.${isDone ? 'signedOut' : 'signsOut'}`, { smart_count: sessionsEnded })
          : translate('users.notSignedIn')),
      !signsOut && changes && translate('changeAccess.atOnce'),
      translate(isTold ? 'changeAccess.told' : 'changeAccess.notTold'),
    ].filter((line) => typeof line === 'string');
  };
};
