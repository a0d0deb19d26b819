import { labelsOf } from '#domain/fields/field.ts';
import { userFields } from '#domain/fields/user.ts';
import type { users as en } from '../en/users.ts';

export const users: typeof en = {
  field: labelsOf(userFields, 'fil'),
  lists: 'Mga listahan ng account',
  list: { internal: 'Kawani', external: 'Mga tao ng partner', pending: 'Mga inimbitahan' },
  ownIntro: 'Ang mga tao ng sarili ninyong negosyo na nakakapag-sign in.',
  search: 'Pangalan, username, mail, mobile, tindahan',
  empty: {
    internal: 'Wala pang kawani na may account.',
    external: 'Wala pang tao ng partner na may account.',
    pending: 'Nakapag-sign in na ang lahat ng inimbitahan.',
  },
  noUsername: 'Pipili ng username sa pagtanggap',
  never: 'Hindi pa',
  hasSignedIn: 'Nakapag-sign in na',
  once: 'Kahit isang beses',
  parts: 'Mga bahagi ng account',
  part: {
    details: 'Mga detalye',
    access: 'Access',
    sessions: 'Mga session at sign-in',
    history: 'Kasaysayan',
  },
  panel: {
    person: 'Tao',
    account: 'Account',
    assignment: 'Mga role at tindahan',
    sessions: 'Naka-sign in ngayon',
    signIns: 'Mga pag-sign in',
  },
  level: { ALL: 'Lahat', PARTNER: 'Lahat ng tindahan ng partner', MERCHANT: 'Sariling mga tindahan' },
  noRole: 'Wala pang role: halos wala pa siyang magagawa.',
  noStore: 'Wala pang tindahan: wala siyang nakikitang tindahan.',
  roleDisabled: 'Nakapatay, walang ibinibigay',
  mobile: {
    show: 'Ipakita ang numero',
    hide: 'Itago',
    note: 'Itinatala kung sino ang tumingin.',
    recorded: 'Naitala na tumingin ka.',
  },
  invitedNote:
    'Inimbitahan. Hanggang %{when} ay makakapili sila ng username at password; walang makakapag-sign in bago noon.',
  invitationOver: 'Natapos ang imbitasyon nang hindi natanggap. Imbitahan muli sila, o bawiin ito.',
  suspendedNote: 'Sinuspinde ang account na ito: walang makakapag-sign in dito.',
  because: 'Dahilan: %{reason}',
  lockedNote:
    'Naka-lock hanggang %{when} dahil sa mga hindi natuloy na pag-sign in. Kusa itong magbubukas; bubuksan na ito ngayon ng pag-reset ng password.',
  historyNote: 'Ang ginawa sa account na ito, kung sino at kailan; pati ang pagtingin sa numero ng mobile.',
  act: {
    suspend: 'Suspindihin',
    reactivate: 'Buksang muli',
    reset: 'I-reset ang password',
    invite: 'Imbitahan muli',
    uninvite: 'Bawiin ang imbitasyon',
  },
  title: {
    invite: 'Imbitahan muli si %{name}?',
    uninvite: 'Bawiin ang imbitasyon ni %{name}?',
    suspend: 'Suspindihin si %{name}?',
    reactivate: 'Buksang muli ang account ni %{name}?',
    reset: 'I-reset ang password ni %{name}?',
  },
  effect: {
    invite:
      'Makakatanggap sila ng bagong link sa mail at SMS, na gagana nang 7 araw. Hindi na gagana ang nauna.',
    uninvite:
      'Hindi na gagana ang link, at isasara ang account. Puwedeng mag-imbita ng iba gamit ang address na ito.',
    suspend:
      'Hindi siya makakapag-sign in hangga’t walang nagbubukas muli ng account. Mananatili ang mga role at tindahan niya.',
    reactivate: 'Makakapag-sign in na siyang muli, gamit ang dating password, mga role at tindahan.',
    reset:
      'Hindi na agad gagana ang lumang password. Padadalhan siya ng link sa mail at SMS para magtakda ng bago; isang araw itong gagana.',
  },
  sessionsEnd: 'Matatapos agad ang session niya. |||| Matatapos agad ang %{smart_count} session niya.',
  notSignedIn: 'Hindi siya naka-sign in kahit saan.',
  reasonHelp: 'Mababasa ito ng mga kawani sa account; hindi ng may-ari nito.',
  reasonNeeded: 'Sabihin kung bakit, sa hindi bababa sa 3 karakter.',
  way: { email: 'mail', sms: 'SMS' },
  done: {
    invite:
      'May imbitasyong ipinadala kay %{name} sa %{ways}. Bukas ito hanggang %{until}; hindi na gagana ang nauna.',
    uninvite: 'Binawi ang imbitasyon ni %{name}. Puwede nang imbitahan muli ang e-mail address nila.',
    suspend:
      'Sinuspinde si %{name} at na-sign out sa lahat. Buksang muli ang account kapag puwede na siyang bumalik.',
    reactivate: 'Makakapag-sign in na muli si %{name}, gamit ang dating password.',
    reset:
      'Nagpadala ng link kay %{name} sa %{ways}. Gagana ito hanggang %{until}; hindi na gagana ang lumang password.',
  },
  own: 'Sarili mong account ito: ipagawa ito sa kasamahan.',
  ownPassword: 'Sarili mong account ito: palitan ang password mo sa ilalim ng iyong pangalan.',
  moved: {
    title: 'May nagbago sa account samantala',
    by: 'Walang ginawa. Binago ni %{who} ang account noong %{when}.',
    same: 'Walang nagbago sa nakikita mo rito.',
    reload: 'Ipakita ang kasalukuyan',
  },
  device: '%{browser} sa %{system}',
  deviceUnknown: 'Hindi kilalang device',
  session: {
    isThis: 'Ito, ang sa iyo',
    since: 'Mula',
    used: 'huling ginamit',
    end: 'Tapusin',
    endOne: 'Tapusin ang %{device}',
    endAll: 'Tapusin lahat',
    endTitle: 'Tapusin ang session sa %{device}?',
    endAllTitle: 'Tapusin ang session? |||| Tapusin ang lahat ng %{smart_count} session?',
    endEffect: 'Masa-sign out doon si %{name}, at makakapag-sign in muli gamit ang password.',
    endOwnEffect: 'Masa-sign out ka sa lahat, pati rito, at mag-sign in muli gamit ang iyong password.',
    ended:
      'Natapos ang session ni %{name}. Makakapag-sign in siyang muli. |||| Natapos ang %{smart_count} session ni %{name}. Makakapag-sign in siyang muli.',
    endedBefore: 'Tapos na ito dati pa: na-sign out na roon si %{name}.',
    signOut: 'Ginagamit mo ang session na ito: mag-sign out na lang.',
  },
  signIn: {
    what: 'Ano ang nangyari',
    at: 'Kailan',
    agent: 'Device',
    address: 'IP address',
    none: 'Wala pang sumubok na mag-sign in sa account na ito.',
  },
  access: {
    permission: 'Pahintulot',
    why: 'Bakit',
    search: 'Maghanap ng pahintulot at role',
    show: 'Aling mga pahintulot',
    all: 'Lahat',
    can: 'Puwede',
    cannot: 'Hindi puwede',
    none: 'Walang tugmang pahintulot.',
  },
  why: {
    module: 'Dahil sa %{roles}',
    role: 'Dahil sa pangalan ng role na %{roles}',
    given: 'Ibinigay sa kanya bukod sa mga role',
    INTERNAL: 'Gaya ng lahat ng kawani',
    EXTERNAL: 'Gaya ng lahat ng tao ng partner',
  },
  lack: {
    needs: 'Kailangan ng %{ways}',
    module: 'role na may “%{permission}”',
    role: 'role na %{role}',
    roles: 'isa sa mga role na %{roles}',
    begins: 'role na nagsisimula ang pangalan sa %{begin}',
    off: 'Ibibigay sana ng mga role niya, pero nakapatay ang module nito para sa kanya',
    without: 'Hindi puwede kasabay ng %{roles}',
    INTERNAL: 'Para lang sa kawani',
    EXTERNAL: 'Para lang sa mga tao ng partner',
  },
};
