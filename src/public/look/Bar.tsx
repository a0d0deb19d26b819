/** A grey bar in the place of what is on its way, `width` pixels wide. */
export const Bar = ({ width, height }: { width?: number | undefined; height?: number }) => (
  <i className="s-bar" style={{ width, height }} />
);
