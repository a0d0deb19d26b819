import { normalForm } from '#domain/formats/unicode/normalForm.ts';

const SHORT: Readonly<Record<string, string>> = {
  sto: 'santo',
  sta: 'santa',
  st: 'saint',
  gen: 'general',
  pres: 'president',
  gov: 'governor',
  capt: 'captain',
  sen: 'senator',
  dr: 'doctor',
  mt: 'mount',
  pob: 'poblacion',
  brgy: 'barangay',
  bgy: 'barangay',
  bry: 'barangay',
  mun: 'municipality',
};

/** A name as it is compared: no case, no accents, no punctuation, short forms in full ("Sto. Niño" is "santo nino"). */
export function plainName(text: string): string {
  const words = normalForm(text, 'NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’.]/g, (mark) => (mark === '.' ? ' ' : ''))
    .split(/[^\p{L}\p{N}]+/u);
  return words
    .filter((word) => word !== '')
    .map((word) => (Object.hasOwn(SHORT, word) ? SHORT[word] : word))
    .join(' ');
}

/** A city or municipality as it is compared: "City of Calamba", "Calamba City" and "Calamba" are one. */
export function cityKey(text: string): string {
  const name = plainName(text);
  return name.replace(/^(city|municipality) of (the )?/, '').replace(/ (city|municipality)$/, '') || name;
}

/** A barangay as it is compared: "Brgy. 5" and "Barangay 5" are "5". */
export function barangayKey(text: string): string {
  const name = plainName(text);
  return name.replace(/^barangay (?=.)/, '');
}

/** A province as it is compared: without a word that says that it is one, or that it is none. */
export function provinceKey(text: string): string {
  const name = plainName(text);
  return (
    name
      .replace(/ not a province$/, '')
      .replace(/^province of /, '')
      .replace(/ province$/, '') || name
  );
}

const ROMANS: readonly (readonly [string, string])[] = [
  ['xiii', '13'],
  ['xii', '12'],
  ['viii', '8'],
  ['vii', '7'],
  ['iii', '3'],
  ['xi', '11'],
  ['ix', '9'],
  ['iv', '4'],
  ['vi', '6'],
  ['ii', '2'],
  ['x', '10'],
  ['v', '5'],
  ['i', '1'],
];

/** A region as it is compared: "Region IV-A", "Region 4A" and "4-A" are "4a"; what has no number is its name. */
export function regionKey(text: string): string {
  const name = plainName(text)
    .replace(/^(the )?region (?=.)/, '')
    .replace(/ region$/, '');
  const [, number = '', letter = ''] = /^([ivx]+|0?\d{1,2}) ?([ab]?)$/.exec(name) ?? [];
  if (!number) return name;
  const arabic = ROMANS.find(([roman]) => roman === number)?.[1] ?? String(Number(number));
  return `${arabic}${letter}`;
}

/** All keys of a region's name: "Region IV-A (CALABARZON)" is known by each of its two names and by both together. */
export function regionKeys(name: string): string[] {
  const open = name.endsWith(')') ? name.indexOf('(') : -1;
  const outer = open < 0 ? name : name.slice(0, open).trimEnd();
  const inner = open < 0 ? '' : name.slice(open + 1, -1);
  return [...new Set([name, outer, ...(inner ? [inner] : [])].map(regionKey))];
}
