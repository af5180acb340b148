import type { RecordDetail } from '@rondo/contract/record';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { CopyField } from '../../../shared/ui/form/copy-field.tsx';
import { OutsideLinks } from './outside-links.tsx';
import './share.css';

/** A button that hands the report on: to people of the company, and by external links where they are allowed. */
export function ShareReport({ record }: { record: Pick<RecordDetail, 'id'> }) {
  const t = useT();
  const can = useCan();
  const [isOpen, setOpen] = useState(false);
  // The page itself, without what was filtered or opened on it.
  const inside = `${window.location.origin}${window.location.pathname}`;
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        <Share2 size={16} strokeWidth={1.75} aria-hidden />
        {t('report.link.act')}
      </button>
      {isOpen && (
        <Dialog title={t('report.link.title')} width={560} isSheet onClose={() => setOpen(false)}>
          <div className="share">
            <section aria-label={t('report.link.inside')}>
              <h3>{t('report.link.inside')}</h3>
              <p className="meta">{t('report.link.insideHint')}</p>
              <CopyField
                label={t('report.link.insideLabel')}
                text={inside}
                copy={t('report.link.copy')}
                copied={t('report.link.copied')}
              />
            </section>
            {can('x_record_export') && <OutsideLinks recordId={record.id} />}
          </div>
        </Dialog>
      )}
    </>
  );
}
