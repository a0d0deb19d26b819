import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ProblemCode } from '#domain/importJobs/problemCodes.ts';
import { partnerFields } from '#domain/imports/fields/partnerFields.ts';
import { femaleNames, maleNames, surnames } from '#server/seed/demoDataNames.ts';
import { createRandom, type DemoRandom } from '#server/seed/demoDataRandom.ts';
import { streets } from '#server/seed/demoDataWords.ts';
import type { OutColumn } from '#server/sheets/outBook.ts';
import { writeSheet, writeSheetCsv } from '#server/sheets/writeSheet.ts';
import { sheetPlaces } from './importPlaces.ts';

/** What is wrong on purpose: in which row, as the spreadsheet counts, with which field, and what a check has to call it. */
export interface Mistake {
  row: number;
  field: string;
  code: ProblemCode;
}

export type PartnerRow = Record<string, string | number>;

/** A partner sheet with seeded mistakes; its rows are made anew each time they are asked for, the same ones. */
export interface PartnerFile {
  format: 'xlsx' | 'csv';
  headers: readonly string[];
  rows: () => Generator<PartnerRow>;
  /** By row; no row has two. */
  mistakes: readonly Mistake[];
}

export interface PartnerFileOptions {
  rows: number;
  seed: number;
  /** Share of rows with a mistake, 0.02 by default. */
  share?: number;
  /** Of all codes, so that two files share none. */
  prefix?: string;
  /** A csv holds no numbers, so no zero is lost in it: it has five kinds of mistakes, a workbook six. */
  format?: PartnerFile['format'];
}

interface Slip {
  field: string;
  code: ProblemCode;
  spoil: (row: PartnerRow, random: DemoRandom, twin: string) => void;
}

const FIRST_ROW = 2;

const SLIPS: readonly Slip[] = [
  {
    field: 'zipCode',
    code: 'not_zip',
    spoil: (row, random) => {
      row.zipCode = random.pick(['163', '16345', '4O27', 'none', '40-27']);
    },
  },
  {
    field: 'barangay',
    code: 'not_place',
    spoil: (row, random) => {
      row.barangay = random.pick(['Walang Ganito', `${row.barangay}xqz`, 'Hindi Alam']);
    },
  },
  {
    field: 'mobileNumber',
    code: 'not_mobile',
    spoil: (row, random) => {
      row.mobileNumber = random.pick(['0900 000 123', '8123 4567', '+1 202 555 0143', 'to follow']);
    },
  },
  {
    field: 'partnerName',
    code: 'required',
    spoil: (row, random) => {
      row.partnerName = random.pick(['', '  ', '\u00A0']);
    },
  },
  {
    field: 'hsisPartnerCode',
    code: 'twice_in_file',
    spoil: (row, random, twin) => {
      row.hsisPartnerCode = random.pick([twin, twin.toLowerCase(), ` ${twin}`]);
    },
  },
  {
    field: 'phoneNumber',
    code: 'lost_zero',
    spoil: (row, random) => {
      row.phoneNumber = random.int(490_000_000, 499_999_999);
    },
  },
];

const digits = (value: number, length: number): string => String(value).padStart(length, '0');

const soundRow = (random: DemoRandom, code: string, number: number): PartnerRow => {
  const place = random.pick(sheetPlaces());
  const first = random.pick(random.chance(0.5) ? femaleNames : maleNames);
  const last = random.pick(surnames);
  const serial = digits(number % 1_000_000, 6);
  return {
    hsisPartnerCode: code,
    partnerName: `${last} Trading ${number}`,
    numberBuilding: String(random.int(1, 998)),
    street: random.pick(streets),
    barangay: random.pick(place.barangays),
    city: place.city,
    province: place.province,
    region: place.region,
    zipCode: random.pick(place.zips),
    country: random.pick(['Philippines', 'PH', '']),
    addressType: 'Registration',
    emailAddress: `partner.${number}@example.test`,
    phoneNumber: `(049) 900-${serial.slice(-4)}`,
    mobileNumber: random.pick([`0900 0${serial.slice(0, 2)} ${serial.slice(2)}`, `639000${serial}`]),
    firstName: first,
    middleName: random.pick(surnames),
    lastName: last,
    contactPersonType: random.pick(['Owner', 'Contact Person', 'Accounting']),
    partnerBrand: random.pick(['Yes', 'No', 'Oo', 'Hindi']),
  };
};

/** Which rows, from 0, get which mistake; the first row is always sound, so that every other has a twin. */
const planned = (
  random: DemoRandom,
  rows: number,
  share: number,
  slips: readonly Slip[],
): Map<number, Slip> => {
  const plan = new Map<number, Slip>();
  const wanted = Math.min(Math.round(rows * share), Math.max(0, rows - 1));
  while (plan.size < wanted) {
    const at = random.int(1, rows - 1);
    const slip = slips[plan.size % slips.length];
    if (slip && !plan.has(at)) plan.set(at, slip);
  }
  return plan;
};

/** Makes a partner sheet: its 19 columns, places that belong together, nobody's numbers, and mistakes in so many rows. */
export const partnerFile = ({
  rows,
  seed,
  share = 0.02,
  prefix = `IMP${seed}-`,
  format = 'xlsx',
}: PartnerFileOptions): PartnerFile => {
  const slips = SLIPS.filter(({ code }) => format === 'xlsx' || code !== 'lost_zero');
  const plan = planned(createRandom(seed), rows, share, slips);
  const codeOf = (at: number) => `${prefix}${digits(at, 7)}`;
  return {
    format,
    headers: partnerFields.map(({ header }) => header),
    *rows() {
      const random = createRandom(seed + 1);
      let twin = 0;
      for (let at = 0; at < rows; at += 1) {
        const row = soundRow(random, codeOf(at), at);
        plan.get(at)?.spoil(row, random, codeOf(twin));
        if (!plan.has(at) && random.chance(0.5)) twin = at;
        yield row;
      }
    },
    mistakes: [...plan]
      .map(([at, { field, code }]) => ({ row: at + FIRST_ROW, field, code }))
      .sort((one, other) => one.row - other.row),
  };
};

/** Writes the sheet to a file in its own format; 100,000 rows take seconds, and memory for one chunk. */
export const writePartnerFile = async (path: string, file: PartnerFile): Promise<void> => {
  const columns = partnerFields.map(({ key, header }): OutColumn => {
    // So that a number in it is one; the texts beside it stay texts.
    return { label: header, kind: key === 'phoneNumber' ? 'number' : 'text', width: 20 };
  });
  const rows = function* () {
    for (const row of file.rows()) yield partnerFields.map(({ key }) => row[key]);
  };
  const sheet = { name: 'Partners', columns, rows: rows() };
  const chunks =
    file.format === 'csv'
      ? writeSheetCsv(sheet, 'en')
      : writeSheet({ sheets: [sheet], now: new Date('2026-01-05T00:00:00Z'), language: 'en' });
  await pipeline(Readable.from(chunks), createWriteStream(path));
};
