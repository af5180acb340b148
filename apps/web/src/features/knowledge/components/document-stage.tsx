import { knowledgeApi } from '@rondo/contract/knowledge';
import type { KnowledgeDetail } from '@rondo/contract/knowledge-shapes';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFileUrl } from '../../../shared/http/file-url.ts';
import { call, Refusal } from '../../../shared/http/http.ts';
import { useT } from '../../../shared/i18n.tsx';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { NotShownFace } from '../viewer/not-shown.tsx';
import { Viewer } from '../viewer/viewer.tsx';
import { OpenButton } from './open-button.tsx';
import { ReadingTold } from './reading-told.tsx';

interface Props {
  node: KnowledgeDetail;
  isOlder: boolean;
  page: number | undefined;
  find: string;
  /** What holds it. */
  stage: RefObject<HTMLElement | null>;
}

/** The document itself; of a folder or a link the way to it. */
export function DocumentStage({ node, isOlder, page, find, stage }: Props) {
  const t = useT();
  const { url, isFailed, retry } = useFileUrl(node.file?.path ?? null);
  // Addresses are renewed: what is being read goes on with the one that it began with.
  const [first, setFirst] = useState<string | null>(null);
  if (url !== undefined && first === null) setFirst(url);
  const onPlace = useVisit(node, isOlder);
  // How far the reader gets is kept while they read: it is no new place to begin at.
  const [start] = useState(page ?? (isOlder ? 0 : node.place));
  const [at, setAt] = useState(Math.max(start, 1));
  const { file, format } = node;
  if (!file || format === null)
    return (
      <EmptyState kind="nothing-yet" isPage title={node.name} actions={<OpenButton node={node} />}>
        {t(`knowledge.kind.${node.kind}`)}
      </EmptyState>
    );
  if (isFailed && first === null) return <NotShownFace node={node} fault="unreached" onRetry={retry} />;
  if (first === null) return <Spinner />;
  const place = (next: number) => {
    setAt(next);
    onPlace(next);
  };
  return (
    <>
      <Viewer format={format} node={node} url={first} start={start} find={find} onPlace={place} />
      {!isOlder && <ReadingTold node={node} stage={stage} page={at} />}
    </>
  );
}

/** A place is told this long after the last one, ms. */
const TOLD_AFTER_MS = 2_000;

/** Tells the server that the document was opened, and how far the reader got; an older version leaves the place as it is. */
function useVisit({ id, kind, place }: KnowledgeDetail, isOlder: boolean): (place: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<number | null>(null);
  const tell = useEffectEvent((at: number) => {
    waiting.current = null;
    if (isOlder || kind !== 'file') return;
    // Nobody waits for it: the next one tells more.
    call(knowledgeApi.visit, { id, place: at }, { hideErrors: true, isShown: true, keepsMemory: true }).catch(
      (cause: unknown) => {
        if (!(cause instanceof Refusal)) throw cause;
      },
    );
  });
  const opened = useEffectEvent(() => tell(place));
  useEffect(() => {
    opened();
    return () => {
      clearTimeout(timer.current);
      if (waiting.current !== null) tell(waiting.current);
    };
  }, []);
  return (at) => {
    waiting.current = at;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => waiting.current !== null && tell(waiting.current), TOLD_AFTER_MS);
  };
}
