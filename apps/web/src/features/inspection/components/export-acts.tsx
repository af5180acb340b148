import type { InspectionSheet } from '@rondo/contract/inspection';
import { watermarkText } from '@rondo/domain/watermark';
import { Copy, Download } from 'lucide-react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { transport } from '../../../shared/http/http.ts';
import { useLanguage, useT } from '../../../shared/i18n.tsx';
import { useMe } from '../../../shared/session/me.ts';
import { toast } from '../../../shared/ui/toast.ts';
import type { DraftState } from '../draft/draft-state.ts';
import { answersAsPage, answersAsText } from '../draft/export-answers.ts';

/** The answers as text for the clipboard and as a page to keep or print, so that no work is lost. */
export function ExportActs({ sheet, draft }: { sheet: InspectionSheet; draft: DraftState }) {
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
  return (
    <div className="export-acts">
      <button type="button" className="button button-thumb" onClick={() => void copy()}>
        <Copy size={18} strokeWidth={1.75} aria-hidden />
        {t('inspection.stopped.copy')}
      </button>
      <button type="button" className="button button-thumb" onClick={download}>
        <Download size={18} strokeWidth={1.75} aria-hidden />
        {t('inspection.stopped.download')}
      </button>
    </div>
  );
}
