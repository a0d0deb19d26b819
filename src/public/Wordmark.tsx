/** Two strands crossing over and under: the mark of Suki, with its name. */
export function Wordmark() {
  return (
    <span className="s-wordmark">
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="4.5" strokeLinecap="round">
          <path d="M11 4v8.5M11 19.5V28M21 4v5M21 14.5V28" />
          <path d="M4 11h14.5M23.5 11H28M4 21h4.5M13.5 21H28" className="s-wordmark-weft" />
        </g>
      </svg>
      Suki
    </span>
  );
}
