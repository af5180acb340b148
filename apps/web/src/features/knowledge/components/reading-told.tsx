import type { KnowledgeDetail } from '@rondo/contract/knowledge-shapes';
import { LIMIT } from '@rondo/domain/limit';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { useReadingProgress } from '../../learning/index.ts';

interface Props {
  node: KnowledgeDetail;
  /** What holds the document. */
  stage: RefObject<HTMLElement | null>;
  /** The page in sight, of a document with pages. */
  page: number;
}

/** Where the reader of a document is: a page, a second, or how far down in percent; `total` as far as the page knows it. */
interface Where {
  at: number;
  total: number;
  isPaused: boolean;
}

/** Tells what is read as soon as the document is there; says how much of it is, where a learning list asks for it. */
export function ReadingTold(props: Props) {
  const where = useWhere(props);
  return where && <Told node={props.node} where={where} />;
}

function Told({ node, where }: { node: KnowledgeDetail; where: Where }) {
  const t = useT();
  const format = useFormat();
  const { ratio } = useReadingProgress({ nodeId: node.id, versionNumber: node.versionNumber ?? 1, ...where });
  if (ratio === null) return null;
  return (
    <p className="document-read meta num" role="status">
      {t('knowledge.view.read', { ratio: format.percent(ratio) })}
    </p>
  );
}

/** Looks as often as it is counted; null: nothing is shown yet, or cannot be shown. */
function useWhere({ node, stage, page }: Props): Where | null {
  const [where, setWhere] = useState<Where | null>(null);
  const look = useEffectEvent(() => {
    const next = stage.current && whereIn(stage.current, node, page);
    setWhere((last) => (isSame(last, next) ? last : next));
  });
  useEffect(() => {
    const timer = setInterval(() => look(), LIMIT.learning.reading.tickMs);
    return () => clearInterval(timer);
  }, []);
  return where;
}

const isSame = (one: Where | null, other: Where | null): boolean =>
  one?.at === other?.at && one?.total === other?.total && one?.isPaused === other?.isPaused;

const PERCENT = 100;

function whereIn(stage: HTMLElement, { format, text }: KnowledgeDetail, page: number): Where | null {
  if (format === 'video' || format === 'audio') {
    const media = stage.querySelector<HTMLMediaElement>('video, audio');
    if (!media || !Number.isFinite(media.duration)) return null;
    const { currentTime, duration, paused } = media;
    return { at: Math.floor(currentTime), total: Math.floor(duration), isPaused: paused };
  }
  const body = stage.querySelector('.view-body');
  if (!body || body.querySelector('.spinner')) return null;
  const pages = text?.pages ?? null;
  // Without their number the server goes by how far down it was read.
  if (format === 'pdf' && pages !== null) return { at: page, total: pages, isPaused: false };
  const { scrollTop, clientHeight, scrollHeight } = body;
  return { at: Math.round(((scrollTop + clientHeight) / scrollHeight) * PERCENT), total: PERCENT, isPaused: false };
}
