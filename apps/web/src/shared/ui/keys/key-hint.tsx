import './keys.css';

/** The key of a button, beside its words; only where there is a keyboard, and not read out: the page lists its keys. */
export function KeyHint({ children }: { children: string }) {
  return (
    <span className="key-hint" aria-hidden="true">
      {children}
    </span>
  );
}
