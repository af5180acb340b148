import { knowledgeApi } from '@rondo/contract/knowledge';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { leftOver } from './begin-uploads.ts';
import { DuplicateDialog } from './duplicate-dialog.tsx';
import { LeftOverRow } from './left-over-row.tsx';
import { UploadRow } from './upload-row.tsx';
import { dropUploads, isGoing, isOver, useUploads } from './upload-store.ts';
import './upload.css';

/** What is being sent and what an earlier visit left unfinished, at the lower right of the page; nothing where there is neither. */
export function UploadPanel() {
  const t = useT();
  const uploads = useUploads();
  const there = useCall(knowledgeApi.uploads, {}, { part: true, hideErrors: true, cacheForS: 0 });
  const [isFolded, setFolded] = useState(false);
  const [isHidden, setHidden] = useState(false);
  const left = isHidden ? [] : leftOver(there.data ?? []);
  const going = uploads.filter(isGoing).length;
  useAskedBeforeLeaving(going > 0);
  const failed = uploads.filter(({ state }) => state === 'failed').length;
  const close = () => {
    dropUploads(isOver);
    setHidden(true);
  };
  const title =
    going > 0
      ? t('knowledge.upload.going', { count: going })
      : failed > 0
        ? t('knowledge.upload.someFailed', { count: failed })
        : uploads.length > 0
          ? t('knowledge.upload.allDone')
          : t('knowledge.upload.unfinished', { count: left.length });
  return (
    <>
      <DuplicateDialog />
      {(uploads.length > 0 || left.length > 0) && (
        <section className="upload-panel" aria-label={t('knowledge.upload.panel')}>
          <header>
            <h2 role="status">{title}</h2>
            <button
              type="button"
              className="quiet"
              aria-label={t(isFolded ? 'knowledge.upload.unfold' : 'knowledge.upload.fold')}
              aria-expanded={!isFolded}
              onClick={() => setFolded(!isFolded)}
            >
              {isFolded ? <ChevronUp size={16} aria-hidden /> : <ChevronDown size={16} aria-hidden />}
            </button>
            {going === 0 && (
              <button type="button" className="quiet" aria-label={t('ui.close')} onClick={close}>
                <X size={16} strokeWidth={1.75} aria-hidden />
              </button>
            )}
          </header>
          {!isFolded && (
            <ul>
              {left.map((one) => (
                <LeftOverRow key={one.id} left={one} />
              ))}
              {uploads.map((one) => (
                <UploadRow key={one.key} upload={one} />
              ))}
            </ul>
          )}
        </section>
      )}
    </>
  );
}

/** Whoever closes the tab while something is being sent is asked by the browser. */
function useAskedBeforeLeaving(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAsked]);
}
