import { role } from '../../shared/ui/tokens.ts';
import './brand.css';

/** The mark: a ring that is almost closed, and the dot that closes it. */
export function Mark({ size = 22 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path d="M17.6 5A8.9 8.9 0 1 1 8 4.1" stroke={role('brand')} strokeWidth="3.4" strokeLinecap="butt" />
      <path d="M18.1 2.2l2.9 2.9l-2.2 3.2l-3.3-4.2z" fill={role('ink')} />
    </svg>
  );
}

/** Mark and name; another logo on the staging host. */
export function Brand({ name, logo }: { name: string; logo?: string }) {
  return (
    <div className="brand">
      {logo ? <img src={logo} alt="" height={22} /> : <Mark />}
      <span className="nav-label">{name}</span>
    </div>
  );
}
