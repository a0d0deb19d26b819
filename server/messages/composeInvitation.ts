import { INVITATION_DAYS } from '#domain/people/newUser.ts';
import { each, endedOnce, type Sentence } from '#domain/sentence.ts';
import type { ComposedSecret } from './compose.ts';

/** Invites somebody to choose a username and a password. `at`: the partner that they are to work for, null for staff. */
export const composeInvitation = (firstName: string, at: string | null, link: string): ComposedSecret => {
  const [en, fil] = at === null ? ['', ''] : [` for ${at}`, ` para sa ${at}`];
  const days = INVITATION_DAYS;
  const ended = (text: Sentence): Sentence => each((language) => endedOnce(text[language], [at]));
  return {
    kind: 'code',
    topic: 'invitation',
    sms: ended({
      en: `Suki: you have an account${en}. Choose your username and password within ${days} days: ${link}`,
      fil: `Suki: may account ka na${fil}. Pumili ng username at password sa loob ng ${days} araw: ${link}`,
    }),
    subject: { en: 'Your account at Suki', fil: 'Ang account mo sa Suki' },
    body: ended({
      en: `Hello ${firstName},\n\nan account at Suki was made for you${en}.\n\nChoose your username and your password here; the link works once, within ${days} days:\n${link}\n\nIf you expected none, do nothing: nobody can use the account without this link.\n\nSuki`,
      fil: `Kumusta ${firstName},\n\nginawan ka ng account sa Suki${fil}.\n\nPumili ng username at password dito; isang beses gagana ang link, sa loob ng ${days} araw:\n${link}\n\nKung hindi mo ito inaasahan, wala kang gagawin: walang makagagamit ng account kung wala ang link na ito.\n\nSuki`,
    }),
  };
};
