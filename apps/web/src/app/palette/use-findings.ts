import { useQueries } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { FEATURES } from '../../features.ts';
import { type Finding, type FindingGroup, holds } from '../../shared/finding.ts';
import { useCan } from '../../shared/session/me.ts';

/** Most lines of a group. */
const MOST = 5;
/** From this many characters on the server is asked. */
const SHORTEST = 2;

/**
 * What the words find, by group, in the reader's scope: the pages of the menu at once, objects from the server.
 * Objects change together, when the last answer for the words is there: a line never moves away under the pointer.
 */
export function useFindings(words: string, pages: readonly Finding[]): { groups: FindingGroup[]; isAsking: boolean } {
  const text = words.trim();
  const asks = text.length >= SHORTEST;
  const objects = useObjects(text, asks);
  const isAsking = objects.some((one) => one.isFetching);
  const answered = asks ? objects.flatMap((one) => one.data ?? []) : [];
  const lastComplete = useRef<FindingGroup[]>([]);
  useEffect(() => {
    if (!isAsking) lastComplete.current = answered;
  });
  const found = pages.filter((page) => holds(page.label, text));
  const groups: FindingGroup[] = [
    { key: 'pages', labelKey: 'app.palette.pages', findings: found },
    ...(isAsking ? lastComplete.current : answered),
  ];
  return {
    groups: groups.map((g) => ({ ...g, findings: g.findings.slice(0, MOST) })).filter((g) => g.findings.length > 0),
    isAsking,
  };
}

/** Every feature's answer; one that fails leaves the others. */
function useObjects(text: string, enabled: boolean) {
  const can = useCan();
  return useQueries({
    queries: FEATURES.flatMap(({ noun, find: load }) => {
      if (!load) return [];
      return { queryKey: ['palette', noun, text], queryFn: async () => (await load()).find(text, can), enabled };
    }),
  });
}
