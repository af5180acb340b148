import type { RecordDetail } from '@rondo/contract/record';
import { reportApi } from '@rondo/contract/report';
import { REPORT_VIEWS, type ReportView } from '@rondo/domain/report';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { Refusal } from '../../../shared/http/http.ts';
import { useT } from '../../../shared/i18n.tsx';
import { saveAnswer } from '../../../shared/save-answer.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import './report.css';

type Of = Pick<RecordDetail, 'id' | 'number' | 'shop'>;

/** A button that asks which report is wanted and saves it. */
export function GetReport({ record }: { record: Of }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        <FileDown size={16} strokeWidth={1.75} aria-hidden />
        {t('report.get.pdf')}
      </button>
      {isOpen && <GetDialog record={record} onClose={() => setOpen(false)} />}
    </>
  );
}

function GetDialog({ record, onClose }: { record: Of; onClose: () => void }) {
  const t = useT();
  const [view, setView] = useState<ReportView>('full');
  const [hidePassed, setHidePassed] = useState(false);
  const { busy, save } = useSaved();
  const get = async () => {
    const isSaved = await save('pdf', () => saveAnswer(reportApi.pdf, { id: record.id, view, hidePassed }));
    if (isSaved) onClose();
  };
  const getData = () => save('data', () => saveAnswer(reportApi.data, { id: record.id }));
  return (
    <Dialog
      title={t('report.get.title')}
      width={440}
      isSheet
      onClose={onClose}
      footer={
        <>
          <button type="button" className="button" onClick={onClose}>
            {t('ui.cancel')}
          </button>
          <button
            type="button"
            className="button button-primary"
            aria-busy={busy === 'pdf'}
            disabled={busy !== null}
            onClick={() => void get()}
          >
            {busy === 'pdf' ? t('report.get.making') : t('report.get.download')}
          </button>
        </>
      }
    >
      <div className="report-get">
        <Segment
          label={t('report.get.title')}
          isWide
          options={REPORT_VIEWS.map((value) => ({ value, label: t(`report.get.${value}`) }))}
          value={view}
          onChange={setView}
        />
        <p className="meta">{t(`report.get.${view}Hint`)}</p>
        <Checkbox label={t('report.get.hidePassed')} isChecked={hidePassed} onChange={setHidePassed} />
        <p className="meta">{t('report.get.language')}</p>
        <div className="report-data">
          <button
            type="button"
            className="button button-small"
            aria-busy={busy === 'data'}
            disabled={busy !== null}
            onClick={() => void getData()}
          >
            {t('report.get.data')}
          </button>
          <span className="meta">{t('report.get.dataHint')}</span>
        </div>
      </div>
    </Dialog>
  );
}

/** What is being saved now; a refusal is told by the call itself. */
function useSaved() {
  const [busy, setBusy] = useState<'pdf' | 'data' | null>(null);
  const save = async (what: 'pdf' | 'data', work: () => Promise<void>): Promise<boolean> => {
    setBusy(what);
    try {
      await work();
      return true;
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause;
      return false;
    } finally {
      setBusy(null);
    }
  };
  return { busy, save };
}
