import type { CertificateRow } from '@rondo/contract/certificate';
import { useT } from '../../../shared/i18n.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { holderOf, titleOf, useDayWords } from '../use-words.ts';
import './certificate.css';

/** A row on the phone. */
export function CertificateCard({ row }: { row: CertificateRow }) {
  const t = useT();
  const words = useDayWords();
  return (
    <div className="certificate-card">
      <div className="certificate-line">
        <strong className="ellipsis">{holderOf(row)}</strong>
        <StateLabel object="certificate" state={row.validity} />
      </div>
      <div className="certificate-line">
        <span className="ellipsis">{titleOf(row, t)}</span>
        <span className="meta num">{words.until(row.validUntil)}</span>
      </div>
      <div className="certificate-line meta">
        <span className="ellipsis">{row.number || t('certificate.noNumber')}</span>
        <span className="num">{words.left(row.validUntil)}</span>
      </div>
    </div>
  );
}
