import type { HistoryEntry } from '@rondo/contract/kit/shapes';
import { DocumentList } from '../document/document-list.tsx';
import { useFormat } from '../format/use-format.tsx';
import { useT } from '../i18n.tsx';
import { usePhotos } from '../photo/use-photos.ts';
import { PhotoGrid } from '../ui/drawer/photo-grid.tsx';
import { Timeline, type TimelineNode } from '../ui/drawer/timeline.tsx';

interface Props {
  history: readonly HistoryEntry[];
  /** Names the object in the viewer of photos. */
  of: string;
  /** What an entry is called and looks like; `i` is its place in the history. */
  past: (entry: HistoryEntry, i: number) => Omit<TimelineNode, 'when' | 'children'>;
  /** Whom it waits for now, and who comes after. */
  future: readonly TimelineNode[];
  summary?: string;
}

/** The process of some work so far, with the time between its steps and what was said, and what is still to come. */
export function ProcessTimeline({ history, of, past, future, summary }: Props) {
  const format = useFormat();
  const nodes = history.map((entry, i): TimelineNode => {
    const before = history[i - 1];
    const spent = before ? Date.parse(entry.at) - Date.parse(before.at) : null;
    const at = format.dateTime(entry.at);
    return {
      ...past(entry, i),
      when: spent === null ? at : `${at} · ${format.duration(spent)}`,
      children: hasMore(entry) && <Said entry={entry} of={of} />,
    };
  });
  return <Timeline nodes={[...nodes, ...future]} {...(summary === undefined ? {} : { summary })} />;
}

const hasMore = ({ comment, photos, documents }: HistoryEntry): boolean =>
  Boolean(comment) || photos.length > 0 || documents.length > 0;

function Said({ entry, of }: { entry: HistoryEntry; of: string }) {
  const t = useT();
  const photos = usePhotos(entry.photos, of);
  return (
    <>
      {entry.comment && <p>{entry.comment}</p>}
      {photos.length > 0 && <PhotoGrid photos={photos} size={48} ratio={16 / 9} />}
      {entry.documents.length > 0 && <DocumentList label={t('ui.attachment.list')} documents={entry.documents} />}
    </>
  );
}
