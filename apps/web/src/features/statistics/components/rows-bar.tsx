import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../../shared/i18n.tsx';

/** The way back to all figures, and what narrows the list. */
export function RowsBar({ onBack, children }: { onBack: () => void; children?: ReactNode }) {
  const t = useT();
  return (
    <div className="statistics-rows-bar">
      <button type="button" className="button button-text button-small" onClick={onBack}>
        <ArrowLeft size={14} strokeWidth={1.75} aria-hidden />
        {t('statistics.rows.back')}
      </button>
      {children}
    </div>
  );
}
