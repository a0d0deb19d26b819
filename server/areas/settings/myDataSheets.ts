import { AUDIT_EVENTS } from '#domain/audit/auditTargets.ts';
import { bareLabel } from '#domain/fields/field.ts';
import { userFields } from '#domain/fields/user.ts';
import { requestListFields } from '#domain/fields/userRequest.ts';
import { fullName } from '#domain/people/fullName.ts';
import { userRequestStatus } from '#domain/people/userRequests.ts';
import type { Language, Sentence } from '#domain/sentence.ts';
import type { Value } from '../../documents/cells.ts';
import { isOutside } from '../../http/caller/isOutside.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import type { NoticeKinds } from '../../notices/noticeKind.ts';
import type { OutSheet } from '../../sheets/outBook.ts';
import type { MyData } from './myDataRows.ts';

const SHEETS = {
  account: { en: 'Account', fil: 'Account' },
  stores: { en: 'Stores', fil: 'Mga tindahan' },
  requests: { en: 'Requests', fil: 'Mga hiling' },
  notices: { en: 'Notices', fil: 'Mga abiso' },
  settings: { en: 'Settings', fil: 'Mga setting' },
  passkeys: { en: 'Passkeys', fil: 'Mga passkey' },
  sessions: { en: 'Sessions', fil: 'Mga session' },
  signIns: { en: 'Sign-ins', fil: 'Mga pag-sign in' },
} as const satisfies Record<string, Sentence>;

const WORDS = {
  what: { en: 'What', fil: 'Ano' },
  value: { en: 'Value', fil: 'Value' },
  mobile: { en: 'Mobile number', fil: 'Mobile number' },
  at: { en: 'When', fil: 'Kailan' },
  device: { en: 'Device', fil: 'Device' },
  address: { en: 'IP address', fil: 'IP address' },
  used: { en: 'Last used', fil: 'Huling ginamit' },
  code: { en: 'Code', fil: 'Code' },
} as const satisfies Record<string, Sentence>;

/** What a workbook of somebody's data is made of. */
interface Of {
  user: SignedIn;
  data: MyData;
  kinds: NoticeKinds;
  language: Language;
}

type Head = readonly (readonly [Sentence, 'text' | 'instant'])[];

const sheet = (
  language: Language,
  name: Sentence,
  head: Head,
  rows: readonly (readonly Value[])[],
): OutSheet => ({
  name: name[language],
  columns: head.map(([label, kind]) => ({ label: label[language], kind, width: kind === 'text' ? 32 : 20 })),
  rows,
});

const personRows = ({ user, data: { person }, language }: Of): [string, Value][] => {
  const label = (field: keyof typeof userFields) => bareLabel(userFields[field])[language];
  const { email, landlineNumber, birthDate, jobTitle, dtimeCreated, dtimeSignedIn } = person ?? {};
  return [
    [label('name'), fullName(user)],
    [label('username'), user.username],
    [label('birthDate'), birthDate],
    [label('email'), email],
    [WORDS.mobile[language], user.mobileNumber],
    [label('landlineNumber'), landlineNumber],
    [label('partnerName'), user.partnerName],
    [label('jobTitle'), jobTitle],
    [label('employeeCode'), user.employeeCode],
    [label('registrationCode'), user.registrationCode],
    [label('personId'), user.personId],
    [label('roles'), user.roles.join(', ')],
    [label('dtimeCreated'), dtimeCreated],
    [label('dtimeSignedIn'), dtimeSignedIn],
  ];
};

const line = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The sheets of somebody's data, a topic each, in their language. */
export const myDataSheets = (of: Of): OutSheet[] => {
  const { data, kinds, language } = of;
  const { kind, wanted, why, dtimeCreated, dtimeDecided } = requestListFields;
  return [
    sheet(
      language,
      SHEETS.account,
      [
        [WORDS.what, 'text'],
        [WORDS.value, 'text'],
      ],
      personRows(of),
    ),
    sheet(
      language,
      SHEETS.stores,
      [
        [userFields.name.label, 'text'],
        [WORDS.code, 'text'],
      ],
      data.stores.map(({ name, code }) => [name, code]),
    ),
    sheet(
      language,
      SHEETS.requests,
      [
        [kind.label, 'text'],
        [wanted.label, 'text'],
        [why.label, 'text'],
        [userFields.status.label, 'text'],
        [dtimeCreated.label, 'instant'],
        [dtimeDecided.label, 'instant'],
      ],
      data.asked.map((one) => [
        one.kind,
        one.wanted,
        one.why,
        userRequestStatus[one.status as keyof typeof userRequestStatus].label[language],
        one.dtimeCreated,
        one.dtimeDecided,
      ]),
    ),
    sheet(
      language,
      SHEETS.notices,
      [
        [WORDS.at, 'instant'],
        [WORDS.what, 'text'],
        [WORDS.value, 'text'],
      ],
      data.told.map(({ kind: name, params, at }) => {
        const told = kinds.get(name)?.tell(params, isOutside(of.user));
        return [at, told?.title[language] ?? name, told?.body?.[language]];
      }),
    ),
    sheet(
      language,
      SHEETS.settings,
      [
        [WORDS.what, 'text'],
        [WORDS.value, 'text'],
      ],
      data.settings.map(({ key, value }) => [key, line(value)]),
    ),
    sheet(
      language,
      SHEETS.passkeys,
      [
        [userFields.name.label, 'text'],
        [userFields.dtimeCreated.label, 'instant'],
        [WORDS.used, 'instant'],
      ],
      data.passkeys.map(({ name, dtimeCreated: made, dtimeUsed }) => [name, made, dtimeUsed]),
    ),
    sheet(
      language,
      SHEETS.sessions,
      [
        [WORDS.at, 'instant'],
        [WORDS.used, 'instant'],
        [WORDS.device, 'text'],
      ],
      data.sessions.map(({ dtimeStarted, dtimeUsed, agent }) => [dtimeStarted, dtimeUsed, agent]),
    ),
    sheet(
      language,
      SHEETS.signIns,
      [
        [WORDS.at, 'instant'],
        [WORDS.what, 'text'],
        [WORDS.device, 'text'],
        [WORDS.address, 'text'],
      ],
      data.signIns.map(({ at, what, agent, address }) => [at, AUDIT_EVENTS[what][language], agent, address]),
    ),
  ];
};
