/** Where a step of a wizard stands. */
export type StepState = 'done' | 'attention' | 'open' | 'locked';

/** A step as its list shows it. */
export interface WizardStep {
  name: string;
  label: string;
  href: string;
  state: StepState;
  /** A line below the label: how many stores, what is missing. */
  note?: string;
}

/** What the list of steps says itself; `%{at}`, `%{of}` and `%{label}` are filled in. */
export interface StepTexts {
  steps: string;
  position: string;
  state: Readonly<Record<StepState, string>>;
}
