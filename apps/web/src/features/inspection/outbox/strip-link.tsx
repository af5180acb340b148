import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import './outbox.css';

/** The way to the inspections on this device, over the bar of the phone. */
export function StripLink({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <div className="waiting-strip" role="status">
      <Link to="/inspect/offline">
        <Icon size={16} strokeWidth={1.75} aria-hidden />
        {children}
        <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
      </Link>
    </div>
  );
}
