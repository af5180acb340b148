import type { HistoryEntry } from '@rondo/contract/kit/shapes';
import type { TaskDetail } from '@rondo/contract/task';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { usePhotos } from '../../../shared/photo/use-photos.ts';
import { PhotoGrid } from '../../../shared/ui/drawer/photo-grid.tsx';
import { Timeline, type TimelineNode } from '../../../shared/ui/drawer/timeline.tsx';
import { futureNodes, pastNode } from '../timeline-nodes.ts';

/** The process so far, whom it waits for now, and who comes after. */
export function TaskTimeline({ detail }: { detail: TaskDetail }) {
  const t = useT();
  const format = useFormat();
  const past = detail.history.map((entry, i): TimelineNode => {
    const before = detail.history[i - 1];
    const spent = before ? Date.parse(entry.at) - Date.parse(before.at) : null;
    const at = format.dateTime(entry.at);
    return {
      ...pastNode(entry, detail, t, format.dateTime),
      when: spent === null ? at : `${at} · ${format.duration(spent)}`,
      children: (entry.comment || entry.photos.length > 0) && <Said entry={entry} of={detail.name} />,
    };
  });
  return <Timeline nodes={[...past, ...futureNodes(detail, t)]} />;
}

function Said({ entry, of }: { entry: HistoryEntry; of: string }) {
  const photos = usePhotos(entry.photos, of);
  return (
    <>
      {entry.comment && <p>{entry.comment}</p>}
      {photos.length > 0 && <PhotoGrid photos={photos} size={48} ratio={16 / 9} />}
    </>
  );
}
