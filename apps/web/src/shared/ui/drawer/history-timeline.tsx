import type { HistoryEntry } from '@rondo/contract/kit/shapes';
import type { ReactNode } from 'react';
import { useFormat } from '../../format/use-format.tsx';
import { Timeline, type TimelineNode } from './timeline.tsx';

interface Props<E extends string> {
  history: readonly HistoryEntry[];
  /** How each event looks. An event that is not here is left out. */
  looks: Readonly<Record<E, TimelineNode['state']>>;
  /** What was done, in words. */
  actOf: (event: E, entry: HistoryEntry) => string;
  /** What stands below an act: its comment, unless said otherwise. */
  detailsOf?: (entry: HistoryEntry) => ReactNode;
}

/** What happened to an object, in its order: who did what and when. */
export function HistoryTimeline<E extends string>({ history, looks, actOf, detailsOf = commentOf }: Props<E>) {
  const format = useFormat();
  const isKnown = (event: string): event is E => Object.hasOwn(looks, event);
  const nodes = history.flatMap((entry): TimelineNode[] => {
    const { id, event, actor, at } = entry;
    if (!isKnown(event)) return [];
    const node = { key: id, state: looks[event], act: actOf(event, entry), who: actor?.name ?? '' };
    return [{ ...node, when: format.dateTime(at), children: detailsOf(entry) }];
  });
  return <Timeline nodes={nodes} />;
}

const commentOf = ({ comment }: HistoryEntry): ReactNode => comment && <p>{comment}</p>;
