import type { ReactNode, Ref } from 'react';

interface Props {
  label: string;
  className?: string;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** What of a document scrolls. */
export function ViewBody({ label, className = '', ref, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it
    <section ref={ref} className={`view-body ${className}`} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
