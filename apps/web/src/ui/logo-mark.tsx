/** The mark: a P that is a loupe over a roof. */
export const LogoMark = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 32 32" className={className} aria-hidden>
    <rect width="32" height="32" rx="8" fill="#0e5a6b" />
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d="M10 25.5V13" stroke="#fff" strokeWidth="3" />
      <circle cx="17" cy="13" r="7" stroke="#fff" strokeWidth="3" />
      <path d="m13.9 14 3.1-2.8 3.1 2.8" stroke="#f2b84b" strokeWidth="2" />
    </g>
  </svg>
)
