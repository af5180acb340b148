import type { InspectionSheet } from '@rondo/contract/inspection';
import { reportApi } from '@rondo/contract/report';
import { watermarkText } from '@rondo/domain/watermark';
import { Copy, Download, FileDown } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { Refusal, transport } from '../../../shared/http/http.ts';
import { useLanguage, useT } from '../../../shared/i18n.tsx';
import { saveAnswer } from '../../../shared/save-answer.ts';
import { useMe } from '../../../shared/session/me.ts';
import { toast } from '../../../shared/ui/toast.ts';
import type { DraftState } from '../draft/draft-state.ts';
import { draftToPrint } from '../draft/draft-to-print.ts';
import { answersAsPage, answersAsText } from '../draft/export-answers.ts';
import { sendPhoto } from '../draft/open-inspection.ts';
import { photoBox } from '../draft/photo-box.ts';
import { useIsOnline } from '../outbox/use-is-online.ts';

type Props = { sheet: InspectionSheet; draft: DraftState };

/** The answers as PDF with their photos, and what works without network: a page to keep or print, text for the clipboard. No work is lost. */
export function ExportActs({ sheet, draft }: Props) {
  const t = useT();
  const isOnline = useIsOnline();
  const { isMaking, isLate, save } = usePdf({ sheet, draft });
  const { copy, download } = useText({ sheet, draft });
  return (
    <>
      {(!isOnline || isLate) && (
        <p className="export-note" role="status">
          {t(isOnline ? 'inspection.stopped.pdfLate' : 'inspection.stopped.pdfOffline')}
        </p>
      )}
      <div className="export-acts">
        <button
          type="button"
          className="button button-thumb"
          aria-busy={isMaking}
          disabled={!isOnline || isMaking}
          onClick={() => void save()}
        >
          <FileDown size={18} strokeWidth={1.75} aria-hidden />
          {t(isMaking ? 'inspection.stopped.making' : 'inspection.stopped.pdf')}
        </button>
        <button type="button" className="button button-thumb" onClick={download}>
          <Download size={18} strokeWidth={1.75} aria-hidden />
          {t('inspection.stopped.download')}
        </button>
        <button type="button" className="button button-thumb" onClick={() => void copy()}>
          <Copy size={18} strokeWidth={1.75} aria-hidden />
          {t('inspection.stopped.copy')}
        </button>
      </div>
    </>
  );
}

/** The PDF is drawn where reports are; pictures that only this device has are brought there first. `isLate`: it was not reached. */
function usePdf({ sheet, draft }: Props) {
  const [isMaking, setMaking] = useState(false);
  const [isLate, setLate] = useState(false);
  const save = async () => {
    setMaking(true);
    try {
      const printed = await draftToPrint(draft, { photos: photoBox, upload: sendPhoto });
      setLate(printed === null);
      if (!printed) return;
      const wanted = { id: sheet.taskId, versionId: draft.templateVersionId, ...printed };
      await saveAnswer(reportApi.draft, wanted);
    } catch (cause) {
      // A refusal has been told already.
      if (!(cause instanceof Refusal)) throw cause;
    } finally {
      setMaking(false);
    }
  };
  return { isMaking, isLate, save };
}

/** What needs no network. */
function useText({ sheet, draft }: Props) {
  const t = useT();
  const me = useMe();
  const language = useLanguage();
  const format = useFormat();
  const text = () => answersAsText(sheet, draft.answers, t, format.dateTimeFull(Date.now()));
  const mark = () => watermarkText(me, new Date(transport.clock.now()));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      toast.ok(t('inspection.stopped.copied'));
    } catch (cause) {
      console.warn('the clipboard refused', cause);
      toast.error(t('inspection.stopped.copyFailed'));
    }
  };
  const download = () => {
    const url = URL.createObjectURL(
      new Blob([answersAsPage(text(), language, mark())], { type: 'text/html;charset=utf-8' }),
    );
    const link = document.createElement('a');
    link.href = url;
    link.download = `${sheet.number}.html`;
    link.click();
    URL.revokeObjectURL(url);
  };
  return { copy, download };
}
