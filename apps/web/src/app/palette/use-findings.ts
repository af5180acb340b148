import { useEffect, useRef } from 'react';
import { useT } from '../../shared/i18n.tsx';
import { type Finding, type FindingGroup, holds } from './finding.ts';
import { useInspectionFindings } from './use-inspection-findings.ts';
import { useMemberFindings } from './use-member-findings.ts';
import { useShopFindings } from './use-shop-findings.ts';

/** Most lines of a group. */
const MOST = 5;
/** From this many characters on the server is asked. */
const SHORTEST = 2;

/**
 * What the words find, by group, in the reader's scope: the pages of the menu at once, objects from the server.
 * Objects change together, when the last answer for the words is there: a line never moves away under the pointer.
 */
export function useFindings(words: string, pages: readonly Finding[]): { groups: FindingGroup[]; isAsking: boolean } {
  const t = useT();
  const text = words.trim();
  const asks = text.length >= SHORTEST;
  const objects = [useShopFindings(text, asks), useMemberFindings(text, asks), useInspectionFindings(text, asks)];
  const isAsking = objects.some((one) => one.isFetching);
  const answered = asks ? objects.flatMap((one) => one.groups) : [];
  const lastComplete = useRef<FindingGroup[]>([]);
  useEffect(() => {
    if (!isAsking) lastComplete.current = answered;
  });
  const found = pages.filter((page) => holds(page.label, text));
  const groups: FindingGroup[] = [
    { key: 'pages', label: t('app.palette.pages'), findings: found },
    ...(isAsking ? lastComplete.current : answered),
  ];
  return {
    groups: groups.map((g) => ({ ...g, findings: g.findings.slice(0, MOST) })).filter((g) => g.findings.length > 0),
    isAsking,
  };
}
