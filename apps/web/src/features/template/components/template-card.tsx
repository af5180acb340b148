import type { TemplateRow } from '@rondo/contract/template';
import { useT } from '../../../shared/i18n.tsx';
import { Cover } from '../../../shared/photo/cover.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import './template.css';

/** A row on the phone. */
export function TemplateCard({ row }: { row: TemplateRow }) {
  const t = useT();
  return (
    <div className="template-card">
      <div className="template-card-line">
        <StateLabel object="template" state={row.state} />
        {row.liveNo !== null && <span className="meta num">{t('template.versionNo', { no: row.liveNo })}</span>}
      </div>
      <span className="with-cover">
        <Cover file={row.cover} />
        <strong>{row.name}</strong>
      </span>
      <span className="meta">
        {[t(`template.byMethod.${row.method}`), t('template.itemCount', { count: row.items })].join(' · ')}
      </span>
    </div>
  );
}
