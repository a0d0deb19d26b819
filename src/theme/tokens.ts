/** The raw colours of one theme. tokens.css holds the same values as `--c-<name>`; a test compares the two. */
export interface ColourTokens {
  canvas: string;
  surface: string;
  sunken: string;
  line: string;
  /** Borders of inputs: 3:1 against the surface. */
  field: string;
  text: string;
  muted: string;
  faint: string;
  accent: string;
  accentHover: string;
  accentSoft: string;
  /** Accent as text, and text upon accentSoft. */
  accentText: string;
  onAccent: string;
  danger: string;
  dangerSoft: string;
  warning: string;
  warningSoft: string;
  success: string;
  successSoft: string;
  info: string;
  infoSoft: string;
  panel: string;
  panelWeave: string;
  panelText: string;
  panelMuted: string;
}

export const light: ColourTokens = {
  canvas: '#f7faf9',
  surface: '#ffffff',
  sunken: '#eef3f1',
  line: '#dee5e2',
  field: '#848f8b',
  text: '#14211d',
  muted: '#4d5c57',
  faint: '#626f6b',
  accent: '#136753',
  accentHover: '#075443',
  accentSoft: '#e0f6ee',
  accentText: '#0a5b48',
  onAccent: '#ffffff',
  danger: '#b02a2a',
  dangerSoft: '#ffefed',
  warning: '#875814',
  warningSoft: '#fdf2dd',
  success: '#246e3a',
  successSoft: '#e4f8e7',
  info: '#236292',
  infoSoft: '#e7f4ff',
  panel: '#073329',
  panelWeave: '#0e4034',
  panelText: '#dcece6',
  panelMuted: '#a2c8b9',
};

export const dark: ColourTokens = {
  canvas: '#0d1412',
  surface: '#141d1b',
  sunken: '#080f0d',
  line: '#283330',
  field: '#61706b',
  text: '#e6edea',
  muted: '#a7b5b0',
  faint: '#8b9994',
  accent: '#60cba9',
  accentHover: '#7bdebd',
  accentSoft: '#12352b',
  accentText: '#7dd9ba',
  onAccent: '#021b14',
  danger: '#f98e88',
  dangerSoft: '#451e1c',
  warning: '#eabc6e',
  warningSoft: '#3b2a12',
  success: '#7fd091',
  successSoft: '#17321e',
  info: '#81bfeb',
  infoSoft: '#172e40',
  panel: '#0b1d19',
  panelWeave: '#122923',
  panelText: '#dcece6',
  panelMuted: '#a2c8b9',
};

export const FONT_SANS =
  'Inter, "Inter peso", "Inter fallback", ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", sans-serif';

/** Corner radii in pixels. */
export const RADIUS = { small: 6, medium: 8, large: 14 } as const;
/** Font sizes in rem: the back office's body is `small`. */
export const FONT_SIZE = {
  caption: 0.75,
  small: 0.875,
  body: 0.9375,
  lead: 1.0625,
  title: 1.5,
  display: 2.25,
} as const;
/** The width of a form's fields, in pixels: longer lines are read worse, and nobody types that much. */
export const FORM_WIDTH = 720;
