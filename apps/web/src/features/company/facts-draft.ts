import type { CompanyFacts } from '@rondo/contract/company';
import type { FileRef } from '@rondo/contract/kit/shapes';
import type { Industry } from '@rondo/domain/company';

/** What the form holds. */
export interface FactsDraft {
  name: string;
  industry: Industry;
  logo: FileRef | null;
  timeZone: string;
  cutOff: string;
  showMobile: boolean;
}

export const draftOf = (facts: CompanyFacts): FactsDraft => ({
  name: facts.name,
  industry: facts.industry,
  logo: facts.logo,
  timeZone: facts.timeZone,
  cutOff: facts.cutOff,
  showMobile: facts.showMobile,
});

export function inputOf({ logo, ...rest }: FactsDraft, rev: number) {
  return { ...rest, rev, logoFileId: logo?.id ?? null };
}

export const isChanged = (draft: FactsDraft, facts: CompanyFacts): boolean =>
  JSON.stringify(inputOf(draft, 0)) !== JSON.stringify(inputOf(draftOf(facts), 0));

/** Half hours from midnight to 6 o'clock; a time between them that is set already stays one to choose. */
export function cutOffs(current: string): string[] {
  const halves = Array.from({ length: 13 }, (_, n) => `0${Math.floor(n / 2)}:${n % 2 === 0 ? '00' : '30'}`);
  return [...new Set([...halves, current])].toSorted();
}

/** Every zone the browser knows, with its distance from UTC today: `Asia/Shanghai (UTC+8)`. */
export function zoneOptions(current: string): { value: string; label: string }[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), current]);
  return [...zones]
    .toSorted()
    .map((zone) => ({ value: zone, label: `${zone.replaceAll('_', ' ')} (${offsetOf(zone)})` }));
}

function offsetOf(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(new Date());
  return (parts.find((part) => part.type === 'timeZoneName')?.value ?? 'GMT').replace('GMT', 'UTC');
}
