import { NOT_LANDLINE } from '../formats/landline.ts';
import { tinLengths } from '../formats/tin.ts';
import { type ProblemCode, READINGS } from '../importJobs/problemCodes.ts';
import { NOT_ZIP } from '../places/zip.ts';
import { CLOSES_TOO_EARLY, DAY_ONCE } from '../records/openingHours.ts';
import { each, type Language, type Sentence } from '../sentence.ts';
import { PAYMENT_PROBLEMS } from './paymentProblems.ts';
import { row } from './problemRow.ts';
import { paramWord } from './problemWords.ts';

/** Texts that a message is made of. */
export type ProblemParams = Readonly<Record<string, string | number>>;

/** One thing that is wrong with one cell (or, without a field, with the row). Warnings do not keep a row back. */
export interface Problem {
  field: string | null;
  code: ProblemCode;
  params?: ProblemParams;
  /** A text that would do instead, where it is certain enough to offer. */
  suggestion?: string;
}

/** Both readings of a problem where nobody can say which was meant, else none. */
export function readingsOf(params: ProblemParams | null | undefined): string[] {
  return READINGS.flatMap((name) => params?.[name]?.toString() ?? []);
}

/** Every cause, with {name} for a param. The same cause reads the same in all rows, so that rows are grouped by it. */
const PROBLEMS: Readonly<Record<ProblemCode, { text: Sentence; warning: boolean }>> = {
  required: row('Fill this in', 'Punan ito'),
  too_long: row('Use at most {max} characters', 'Hanggang {max} karakter lang'),
  too_short: row('Use at least {min} characters', 'Gumamit ng {min} karakter o higit pa'),
  control_characters: row('Remove the invisible characters', 'Alisin ang mga hindi nakikitang karakter'),
  misread_letters: row(
    'Letters were misread when the file was made: see what was meant',
    'May mga letrang namali ng basa nang gawin ang file: tingnan kung ano ang ibig sabihin',
    true,
  ),
  not_tin: { text: tinLengths({}), warning: false },
  not_tin_of_five: { text: tinLengths({ branchOfFive: true }), warning: false },
  unclear_tin: row(
    'These 14 digits have a branch of 5, or have lost a zero in front: say which',
    'Ang 14 digit na ito ay may sangay na 5 digit, o nawalan ng zero sa unahan: linawin kung alin',
  ),
  lost_zero: row(
    'The cell holds a number, so zeros in front are lost: check it and format the column as text',
    'Numero ang nasa cell kaya nawala ang mga zero sa unahan: tingnan ito at gawing text ang column',
  ),
  rounded_number: row(
    'The spreadsheet rounded this number: type it again as text',
    'Na-round ng spreadsheet ang numerong ito: i-type muli bilang text',
  ),
  long_number: row(
    'A spreadsheet keeps 15 digits of a number: see that the digits after them are right, then use it as it is',
    '15 digit lang ng numero ang itinatago ng spreadsheet: tiyaking tama ang mga kasunod na digit, saka gamitin ito',
  ),
  number_cell: row(
    'The cell holds a number: see that no zeros in front are missing, and format the column as text',
    'Numero ang nasa cell: tiyaking walang nawawalang zero sa unahan, at gawing text ang column',
    true,
  ),
  turned_to_date: row(
    'The spreadsheet made a date of this: type it again as text',
    'Ginawang petsa ito ng spreadsheet: i-type muli bilang text',
  ),
  not_mobile: row(
    'A mobile number looks like 0917 123 4567',
    'Ang numero ng mobile ay tulad ng 0917 123 4567',
  ),
  not_landline: row(NOT_LANDLINE.en, NOT_LANDLINE.fil),
  not_email: row(
    'Write an e-mail address as name@example.com',
    'Isulat ang e-mail address bilang name@example.com',
  ),
  not_zip: row(NOT_ZIP.en, NOT_ZIP.fil),
  not_digits: row('Digits only', 'Mga digit lang'),
  not_amount: row(
    'An amount is a number with at most 2 decimals',
    'Ang halaga ay numerong may hanggang 2 decimal',
  ),
  decimal_comma: row(
    'Decimals stand behind a point, as in 1,234.50',
    'Tuldok ang nasa unahan ng decimal, tulad ng 1,234.50',
  ),
  comma_groups: row(
    'Commas stand only before every three digits, as in 1,234.50',
    'Nasa unahan lang ng bawat tatlong digit ang kuwit, tulad ng 1,234.50',
  ),
  unclear_rate: row(
    'A rate below 1 can be percent or a share of 1 (0.12 is 0.12% or 12%): say which with the percent sign',
    'Ang rate na mas mababa sa 1 ay maaaring porsiyento o bahagi ng 1 (ang 0.12 ay 0.12% o 12%): linawin gamit ang simbolong %',
  ),
  not_percent: row('A rate is more than 0 and at most 100', 'Ang rate ay higit sa 0 at hanggang 100'),
  not_integer: row('A whole number is needed', 'Buong numero ang kailangan'),
  out_of_range: row('Between {min} and {max}', 'Mula {min} hanggang {max}'),
  not_code: row(
    'A code has {min} to {max} letters, digits and dashes',
    'Ang code ay may {min} hanggang {max} letra, numero at gitling',
  ),
  not_username: row(
    'A username has 3 to 60 letters, digits, dots, dashes or underscores',
    'Ang username ay may 3 hanggang 60 letra, numero, tuldok, gitling o underscore',
  ),
  repeated_day: row(DAY_ONCE.en, DAY_ONCE.fil),
  not_hour: row('Write hours as 09:00 or 9:00 AM', 'Isulat ang oras bilang 09:00 o 9:00 AM'),
  not_date: row('Write dates as MM/DD/YYYY or YYYY-MM-DD', 'Isulat ang petsa bilang MM/DD/YYYY o YYYY-MM-DD'),
  ambiguous_date: row(
    'Day and month cannot be told apart in this column: write YYYY-MM-DD',
    'Hindi matukoy ang araw at buwan sa column na ito: isulat bilang YYYY-MM-DD',
  ),
  not_yes_no: row('Write Yes or No', 'Isulat ang Yes o No'),
  not_choice: row('Choose one of the known values', 'Pumili sa mga kilalang value'),
  given_by_system: row(
    'The system gives the code: leave this empty',
    'Ang system ang nagbibigay ng code: iwanang walang laman',
  ),
  given_by_provider: row(
    'Ranks are given by the provider: name the category alone',
    'Ang provider ang nagbibigay ng ranggo: ang kategorya lang ang isulat',
  ),
  reserved: row(
    'This word cannot be a code: choose another',
    'Hindi puwedeng maging code ang salitang ito: pumili ng iba',
  ),
  named_twice: row('Name each of these once', 'Isang beses lang isulat ang bawat isa'),
  too_many: row('Name at most {max}', 'Hanggang {max} lang ang pangalanan'),
  formula: row(
    'A formula stands here: its last result was taken',
    'May formula dito: kinuha ang huling resulta',
    true,
  ),
  formula_empty: row(
    'The result of this formula is not in the file: type the value',
    'Wala sa file ang resulta ng formula: i-type ang value',
  ),
  formula_error: row(
    'The spreadsheet shows an error here: type the value',
    'May error ang spreadsheet dito: i-type ang value',
  ),
  merged: row(
    'This cell is merged with another: fill each row',
    'Naka-merge ang cell na ito: punan ang bawat hilera',
  ),
  hidden_row: row(
    'This row is hidden in the spreadsheet: leave it out if it is not meant',
    'Nakatago ang hilerang ito sa spreadsheet: huwag isama kung hindi sinadya',
    true,
  ),
  template_example: row(
    'This reads as the example row of the template: leave it out unless it is real',
    'Parang halimbawang hilera ito ng template: huwag isama kung hindi totoo',
    true,
  ),
  sum_row: row(
    'This row sums up the others: leave it out',
    'Kabuuan ng ibang hilera ang hilerang ito: huwag isama',
  ),
  nationwide_alone: row(
    'Nationwide names no areas: take them out, or choose Regional, Provincial, City or Zip code as the coverage',
    'Walang lugar ang Nationwide: alisin ang mga ito, o piliin ang Regional, Provincial, City o Zip code bilang saklaw',
  ),
  not_place: row(
    'No {level} has this name there: check its spelling',
    'Walang {level} na ganito ang pangalan doon: tingnan ang baybay',
  ),
  many_places: row(
    'Several places have this name: fill in the one above it',
    'Marami ang lugar na ganito: punan ang nakasasakop dito',
  ),
  not_country: row('Only addresses in the Philippines', 'Mga address sa Pilipinas lang'),
  zip_elsewhere: row(
    'This ZIP code belongs to another city: check which of the two is right',
    'Sa ibang lungsod ang ZIP code na ito: tingnan kung alin sa dalawa ang tama',
    true,
  ),
  twice_in_file: row(
    'The same as row {row}: change or leave out one of the two',
    'Kapareho ng hilera {row}: baguhin o huwag isama ang isa sa dalawa',
  ),
  exists: row(
    'This is there already: leave the row out, or give it another code',
    'Nariyan na ito: huwag isama ang hilera, o bigyan ito ng ibang code',
  ),
  may_not_update: row(
    'This is there already, and you may not change it: leave the row out',
    'Nariyan na ito, at hindi mo ito mababago: huwag isama ang hilera',
  ),
  not_editable: row(
    'This is there already, and nobody edits it while it is {status}: leave the row out',
    'Nariyan na ito, at hindi ito mae-edit habang {status}: huwag isama ang hilera',
  ),
  signatory_elsewhere: row(
    'The authorized signatory is changed with the bank details: give another role here',
    'Kasama ng mga detalye ng bangko binabago ang authorized signatory: ibang tungkulin ang ilagay dito',
  ),
  // Unknown codes and those of others read alike.
  unknown_code: row(
    'There is no such code: check how it is written',
    'Walang ganitong code: tingnan ang pagkakasulat',
  ),
  not_active: row('This is not active: name one that is', 'Hindi ito aktibo: magsulat ng aktibo'),
  no_stores: row(
    'No active store of these partners lies there: name other partners or areas',
    'Walang aktibong tindahan ng mga partner na ito doon: magsulat ng ibang partner o lugar',
  ),
  before_start: row(
    'The end cannot come before the start: write {start} or later',
    'Hindi maaaring mauna ang katapusan sa simula: isulat ang {start} o mas huli',
  ),
  closes_early: row(CLOSES_TOO_EARLY.en, CLOSES_TOO_EARLY.fil),
  in_past: row(
    'This day is over: write today or a later one',
    'Lampas na ang araw na ito: isulat ang ngayon o mas huli',
  ),
  runs_long: row(
    'It runs for more than three months, and DTI grants discounts three months at most: check the last day',
    'Higit sa tatlong buwan ang takbo nito, at hanggang tatlong buwan lang ang diskuwento sa DTI: tingnan ang huling araw',
    true,
  ),
  overlaps: row(
    'Promo {code} has the same store, days and category: see that both are meant',
    'Kapareho ng promo {code} ang tindahan, mga araw at kategorya: tiyaking sadya ang dalawa',
    true,
  ),
  too_young: row(
    'The person has to be at least 18 years old: check the date',
    'Dapat hindi bababa sa 18 taong gulang ang tao: tingnan ang petsa',
  ),
  needs: row('Fill in {other} as well', 'Punan din ang {other}'),
  not_given: row(
    'You may not give this role: name another',
    'Hindi mo maibibigay ang role na ito: magsulat ng iba',
  ),
  kept_apart: row(
    'This role brings together permissions that are kept apart: name another',
    'Pinagsasama ng role na ito ang mga permisong pinaghihiwalay: magsulat ng iba',
  ),
  needs_second: row(
    'This role holds rights that you do not: name another, or have a colleague who holds them import the row',
    'May karapatan ang role na ito na wala sa iyo: magsulat ng iba, o ipa-import ang hilera sa kasamang mayroon nito',
  ),
  taken: row('This is taken: use another', 'May gumagamit na nito: gumamit ng iba'),
  voids_request: row(
    'A change of this waits for a second person: it becomes void when this row goes in',
    'May pagbabago nitong naghihintay sa ikalawang tao: mawawalan ito ng bisa kapag pumasok ang hilerang ito',
    true,
  ),
  renames: row(
    'This code is that of an active record with another name, which it would lose: see that the code is right',
    'Sa aktibong record na may ibang pangalan ang code na ito, at mapapalitan ang pangalang iyon: tiyaking tama ang code',
    true,
  ),
  last_reviewer: row(
    'Nobody else could decide on this application once you have changed it: leave the row to a colleague who does not review',
    'Wala nang ibang makapagpapasya sa aplikasyong ito kapag binago mo: ipaubaya ang hilera sa kasamahang hindi nagrerepaso',
  ),
  ...PAYMENT_PROBLEMS,
  changed_since: row(
    'Somebody changed this after the check: check the rows again',
    'May nagbago nito pagkatapos ng pagsusuri: suriing muli ang mga hilera',
  ),
  not_written: row(
    'This row could not be written: try again, or leave it out',
    'Hindi naisulat ang hilerang ito: subukang muli, o huwag isama',
  ),
};

/** Stands for a text that rows of one cause do not share, or that an older check did not keep. */
export const MANY = '…';

const filled = (template: string, params: ProblemParams, language: Language): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => paramWord(name, params[name] ?? MANY, language));

/** A problem in words a clerk understands. */
export function problemSentence(code: ProblemCode, params: ProblemParams = {}): Sentence {
  return each((language) => filled(PROBLEMS[code].text[language], params, language));
}

/** Whether a problem only warns: its row may go in. */
export function isWarning(code: ProblemCode): boolean {
  return PROBLEMS[code].warning;
}
