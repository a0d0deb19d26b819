/** The room of choices that are on their way, about as many as there will be: what stands below them, and has the focus, stays where it is. */
export function WaitingOptions({ count }: { count: number }) {
  return Array.from({ length: count }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they differ in nothing
    <div key={at} className="a-option a-option-waits" aria-hidden="true" />
  ));
}
