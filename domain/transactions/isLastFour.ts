/** Whether a text is the last four digits of a card: more of its number is never taken in. */
export function isLastFour(text: string): boolean {
  return /^\d{4}$/.test(text);
}
