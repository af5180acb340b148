import { type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useAlone } from './use-alone.ts';

interface Props {
  label: string;
  className: string;
  onClose: () => void;
  children: ReactNode;
}

/** Steps over the whole page, which can neither be reached nor read meanwhile. Esc leaves. */
export function PageLayer({ label, className, onClose, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useAlone(box, itself);
  return createPortal(
    <div
      ref={box}
      className={`page-layer ${className}`}
      role="dialog"
      aria-modal="true"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      {children}
    </div>,
    document.body,
  );
}

const itself = (layer: HTMLElement): HTMLElement => layer;
