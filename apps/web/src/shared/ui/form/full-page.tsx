import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { HelpLink } from '../help-link.tsx';
import { useNarrow } from '../list/use-narrow.ts';
import './full-page.css';

interface Props {
  title: string;
  /** What the cross does. */
  leaveLabel: string;
  onLeave: () => void;
  className: string;
  children: ReactNode;
}

/** A form that takes the whole page, on the phone the whole screen: a cross and its title above it, its act in `full-page-foot` below. */
export function FullPage({ title, leaveLabel, onLeave, className, children }: Props) {
  const isAlone = useNarrow();
  const Root = isAlone ? 'main' : 'section';
  return (
    <Root className={`full-page ${className}`} aria-label={title}>
      <header>
        <button type="button" className="quiet full-page-close" aria-label={leaveLabel} onClick={onLeave}>
          <X size={20} strokeWidth={1.75} aria-hidden />
        </button>
        <h1>{title}</h1>
        {isAlone && <HelpLink className="full-page-help" />}
      </header>
      {children}
    </Root>
  );
}
