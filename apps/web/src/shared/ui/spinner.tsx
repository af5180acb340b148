import { useT } from '../i18n.tsx';
import './spinner.css';

/** The turning ring: only while a page's code loads and for video; lists show skeletons. */
export function Spinner({ label, size = 28 }: { label?: string; size?: number }) {
  const t = useT();
  return (
    <div className="spinner" role="status" aria-label={label ?? t('ui.loading')}>
      <svg width={size} height={size} viewBox="0 0 28 28" fill="none" aria-hidden="true">
        <circle cx="14" cy="14" r="11.5" stroke="var(--r-sunken)" strokeWidth="3" />
        <path d="M14 2.5A11.5 11.5 0 0 1 25.5 14" stroke="var(--r-brand)" strokeWidth="3" strokeLinecap="round" />
      </svg>
    </div>
  );
}
