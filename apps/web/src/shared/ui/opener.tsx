import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';

interface Props {
  label: string;
  icon: LucideIcon;
  /** What it opens, with the way to close it. */
  children: (close: () => void) => ReactNode;
}

/** An icon among the tools of a page that opens something over it. */
export function Opener({ label, icon: Icon, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="quiet" aria-label={label} title={label} onClick={() => setOpen(true)}>
        <Icon size={16} strokeWidth={1.75} aria-hidden />
      </button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}
