import { type TemplateDetail, templateApi } from '@rondo/contract/template';
import { useEffect, useRef, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useObjectTitle } from '../../../shared/session/object-title.ts';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { EditorFrame } from '../components/editor-frame.tsx';
import { ReadOnlyBanner } from '../components/read-only-banner.tsx';
import '../components/template.css';
import '../components/editor.css';
import '../components/side.css';
import '../components/settings.css';
import '../components/narrow.css';

/**
 * A template in its editor (product 6): read at first; a draft that nobody else holds is opened for editing at once, a
 * published one when the reader says so.
 */
export default function TemplateEditorPage() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const versionId = query.get('version');
  return <Opened key={`${id} ${versionId}`} id={id} versionId={versionId} />;
}

function Opened({ id, versionId }: { id: string; versionId: string | null }) {
  const detail = useCall(templateApi.get, versionId ? { id, versionId } : { id });
  const [editing, setEditing] = useState<TemplateDetail | null>(null);
  const begin = useAct(templateApi.edit, { onDone: setEditing });
  const hasBegun = useRef(false);
  const shown = detail.data;
  useObjectTitle(editing?.name ?? shown?.name ?? null);
  const isOpenDraft = shown !== undefined && versionId === null && shown.hasDraft && shown.lockedBy === null;
  const { run } = begin;
  useEffect(() => {
    if (!isOpenDraft || !shown.can.edit || hasBegun.current) return;
    hasBegun.current = true;
    void run({ id });
  });
  if (detail.isLoadingError) {
    return <LoadFailure failure={detail.error} onRetry={() => void detail.refetch()} />;
  }
  if (editing) {
    const again = async () => {
      const { data } = await detail.refetch();
      setEditing(null);
      if (data?.hasDraft && data.lockedBy === null) await run({ id });
    };
    return (
      <EditorFrame
        key={`${editing.version.id} ${editing.rev}`}
        detail={editing}
        isReadOnly={false}
        onReopen={() => void again()}
      />
    );
  }
  if (!shown || (isOpenDraft && shown.can.edit && !begin.refusal)) return <SkeletonRows rows={8} />;
  return (
    <EditorFrame
      key={`${shown.version.id} read`}
      detail={shown}
      isReadOnly
      onReopen={() => void detail.refetch()}
      banner={
        <ReadOnlyBanner
          detail={shown}
          isBusy={begin.busy}
          isOld={versionId !== null && shown.version.id !== shown.liveVersionId}
          onEdit={(takeOver) => void run({ id, takeOver })}
        />
      }
    />
  );
}
