import type { ComposedSecret } from './compose.ts';

/** Sends the link that sets a new password after somebody of the staff took the old one away. */
export const composePasswordReset = (username: string, link: string, hours: number): ComposedSecret => ({
  kind: 'code',
  topic: 'passwordReset',
  sms: {
    en: `Suki: your password was reset. Set a new one within ${hours} hours: ${link}`,
    fil: `Suki: ni-reset ang password mo. Magtakda ng bago sa loob ng ${hours} oras: ${link}`,
  },
  subject: { en: 'Set a new password', fil: 'Magtakda ng bagong password' },
  body: {
    en: `The password of your account ${username} was reset by our staff, and all its sessions were ended.\n\nSet a new one here; the link works once, within ${hours} hours:\n${link}\n\nIf you did not ask for this, call our support.\n\nSuki`,
    fil: `Ni-reset ng aming kawani ang password ng account mong ${username}, at tinapos ang lahat ng session nito.\n\nMagtakda ng bago rito; isang beses gagana ang link, sa loob ng ${hours} oras:\n${link}\n\nKung hindi mo ito hiningi, tumawag sa aming support.\n\nSuki`,
  },
});
