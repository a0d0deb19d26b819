import encodeQR from 'qr';
import { useMemo } from 'react';

interface Props {
  text: string;
  /** Width and height, as CSS has them. */
  size: number | string;
  label: string;
}

/** Modules of white around a code, without which scanners do not find it. */
const QUIET = 4;

/** A QR code drawn as one path: black on white in every theme, sharp at every size. */
export const QrCode = ({ text, size, label }: Props) => {
  const { path, side } = useMemo(() => {
    const rows = encodeQR(text, 'raw', { ecc: 'quartile', border: QUIET });
    const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { path: dark.join(''), side: rows.length };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      style={{ width: size, height: size, background: '#fff' }}
    >
      <path d={path} fill="#000" />
    </svg>
  );
};
