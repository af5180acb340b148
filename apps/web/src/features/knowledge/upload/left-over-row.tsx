import { knowledgeApi } from '@rondo/contract/knowledge';
import type { UploadState } from '@rondo/contract/knowledge-shapes';
import { X } from 'lucide-react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { UploadButton } from '../../../shared/ui/form/upload-button.tsx';
import { StatusIcon } from '../../../shared/ui/status/status-icon.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { goOnWith } from './begin-uploads.ts';

/** An upload that an earlier visit left unfinished: a page cannot open its file again by itself, the reader has to choose it. */
export function LeftOverRow({ left }: { left: UploadState & { parentId: string | null } }) {
  const t = useT();
  const format = useFormat();
  const { id, name, offset, sizeBytes } = left;
  const cancel = useAct(knowledgeApi.uploadCancel);
  const sent = t('knowledge.upload.sent', { sent: format.bytes(offset), all: format.bytes(sizeBytes) });
  const goOn = ([file]: File[]) => {
    const fault = file && goOnWith(file, left, t);
    if (fault) toast.error(fault);
  };
  return (
    <li className="upload-row">
      <StatusIcon shape="pause" tone="warn" size={16} />
      <div className="upload-what">
        <p className="ellipsis" title={name}>
          {name}
        </p>
        <p className="meta num">
          {t('knowledge.upload.left')} · {sent}
        </p>
        <UploadButton label={t('knowledge.upload.chooseAgain')} accept="" onFiles={goOn} />
      </div>
      <div className="upload-acts">
        <button
          type="button"
          className="quiet"
          aria-label={`${t('knowledge.upload.giveUp')}: ${name}`}
          title={t('knowledge.upload.giveUp')}
          aria-busy={cancel.busy}
          onClick={() => void cancel.run({ id })}
        >
          <X size={16} strokeWidth={1.75} aria-hidden />
        </button>
      </div>
    </li>
  );
}
