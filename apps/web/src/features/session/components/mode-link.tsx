import type { ReactNode } from 'react';
import { addressOf, type Mode, showMode } from '../address.ts';

/** Leads to another mode of the sign-in page; a real link, so that it opens in another tab too. */
export function ModeLink({ mode, className, children }: { mode: Mode; className?: string; children: ReactNode }) {
  return (
    <a
      href={addressOf({ mode })}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        showMode({ mode });
      }}
    >
      {children}
    </a>
  );
}
